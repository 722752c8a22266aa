import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.js';

describe('what players write', () => {
  it('is set as they mean it', () => {
    expect(renderMarkdown('# The **ford**\n\n- one\n- two')).toBe(
      '<h4>The <strong>ford</strong></h4>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
    );
  });

  it('links to the web without vouching for it', () => {
    expect(renderMarkdown('[club](https://example.org/a?b=1)')).toBe(
      '<p><a href="https://example.org/a?b=1" rel="nofollow noopener ugc">club</a></p>\n',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b onclick="alert(1)">x</b>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '[x](//evil.example)',
    '[x](/graphql)',
    '![x](https://evil.example/pixel.png)',
    '![x" onerror="alert(1)](https://evil.example/pixel.png)',
    '[x](https://example.org "a" onmouseover="alert(1)")',
    '<https://example.org/"onmouseover=alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '`<script>`\n\n```html"><script>\nx\n```',
  ])('can do no harm: %s', (text) => {
    const html = renderMarkdown(text);
    expect(html).not.toMatch(/<(script|img|b|iframe|style|svg|object)\b/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style|src)\s*=/i);
    expect(
      [...html.matchAll(/href="([^"]*)"/g)].every(([, url]) => /^(https?:\/\/|mailto:)/.test(url ?? '')),
    ).toBe(true);
  });

  it('holds no tag but those of Markdown, whatever is typed', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '](',
      '![',
      '[',
      ')',
      'javascript:',
      'onload=',
      '\n',
      '# ',
      '`',
      'a',
      ' ',
      '&lt;',
      '<script>',
      '<svg/onload=',
    );
    const allowed =
      /^<\/?(p|a|em|strong|code|pre|ul|ol|li|blockquote|h[4-6]|hr|br)(\s(href|rel|title|class|start)="[^"<>]*")*\s?\/?>$/;
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        for (const [tag] of renderMarkdown(parts.join('')).matchAll(/<[^>]*>/g)) expect(tag).toMatch(allowed);
      }),
      { numRuns: 2000 },
    );
  });
});
