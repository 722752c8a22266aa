const kinds = {
  styles: /<link [^>]*rel="stylesheet"[^>]*>/g,
  fonts: /<link [^>]*as="font"[^>]*>/g,
  scripts: /<link [^>]*rel="modulepreload"[^>]*>/g,
};

/**
 * The same page with what it asks for in the order in which a reader needs it: styles before all, for nothing is painted
 * without them. A browser asks for few files at a time, and a phone's line is filled by the first.
 *
 * @param {string} html
 * @param {readonly (keyof typeof kinds)[]} order
 * @returns {string}
 */
export function inOrderOfNeed(html, order) {
  const [head = '', ...rest] = html.split('</head>');
  if (rest.length === 0) return html;
  const links = order.flatMap((kind) => head.match(kinds[kind]) ?? []);
  const bare = order.reduce((left, kind) => left.replace(kinds[kind], ''), head);
  const ordered = [...new Set(links)].map(unhurried).join('\n');
  return [`${bare.trimEnd()}\n${ordered}\n`, ...rest].join('</head>');
}

/** @param {string} link */
const unhurried = (link) => link.replace(/rel="modulepreload"(?! fetchpriority)/, '$& fetchpriority="low"');
