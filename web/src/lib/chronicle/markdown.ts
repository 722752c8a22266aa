import MarkdownIt from 'markdown-it';

/**
 * What players write, as HTML that can do no harm by construction: tags they type are shown as text, links lead only to
 * the web or to mail and vouch for nothing, and pictures from elsewhere, which would tell their owner who reads, are
 * their words. Tables are left out, since they would bring styles that the content policy refuses.
 */
const markdown = new MarkdownIt('commonmark', { html: false, breaks: true });
const { escapeHtml } = markdown.utils;

markdown.validateLink = (url) => /^(?:https?:\/\/|mailto:)/i.test(url.trim());
markdown.renderer.rules['image'] = (tokens, index) => escapeHtml(tokens[index]?.content ?? '');
markdown.renderer.rules['link_open'] = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('rel', 'nofollow noopener ugc');
  return self.renderToken(tokens, index, options);
};
// Pieces stand under a headline of the page: their own headings are smaller.
for (const rule of ['heading_open', 'heading_close'] as const) {
  markdown.renderer.rules[rule] = (tokens, index, options, _env, self) => {
    const token = tokens[index];
    if (token) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 3)}`;
    return self.renderToken(tokens, index, options);
  };
}

export const renderMarkdown = (text: string): string => markdown.render(text);
