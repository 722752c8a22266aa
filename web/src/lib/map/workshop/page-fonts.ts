/** A font of the page's own style sheets, as a worker can fetch it, which sees no style sheet. */
export interface FontSource {
  readonly family: string;
  readonly source: string;
  readonly style: string;
  readonly weight: string;
  readonly range: string;
}

/** The fonts that the page's own style sheets bring, whether or not they have been fetched yet. */
export function pageFonts(): FontSource[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const base = sheet.href ?? document.baseURI;
    // What a reader's own program hangs into the page may not be read.
    if (new URL(base).origin !== location.origin) return [];
    return [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => ({
        family: style.getPropertyValue('font-family').replace(/^["']|["']$/g, ''),
        source: style
          .getPropertyValue('src')
          .replace(/url\(["']?([^"')]+)["']?\)/g, (_, url: string) => `url("${new URL(url, base).href}")`),
        style: style.getPropertyValue('font-style') || 'normal',
        weight: style.getPropertyValue('font-weight') || 'normal',
        range: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
      }));
  });
}
