/** A letter ready to be sent. */
export type Letter = Readonly<{ to: string; subject: string; text: string; html: string }>;

type Link = Readonly<{ href: string }>;

/** Sentences, and links that stand on a line of their own. */
export type Paragraph = string | Link;

/** The same words as plain text and as simple HTML without styles, pictures or anything that tells on the reader. */
export function composeLetter(
  to: string,
  subject: string,
  language: string,
  paragraphs: readonly Paragraph[],
): Letter {
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : part.href)).join('\n\n');
  const html = paragraphs.map(
    (part) => `<p>${typeof part === 'string' ? escapeHtml(part) : anchor(part.href)}</p>`,
  );
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${html.join('')}</body></html>`,
  };
}

export function anchor(href: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(href)}</a>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
