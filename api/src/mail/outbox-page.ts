import { anchor, escapeHtml } from './letter.js';
import type { KeptLetter } from './outbox-folder.js';

/** The development page of letters that a mail server would have sent. */
export function outboxPage(letters: readonly KeptLetter[]): string {
  const articles = letters.map(
    (letter) => `<article>
<h2>${escapeHtml(letter.subject)}</h2>
<p>To ${escapeHtml(letter.to)}, <time datetime="${escapeHtml(letter.sentAt)}">${escapeHtml(spoken(letter.sentAt))}</time></p>
<pre>${withLinks(letter.text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is set, so letters stay on this machine. The newest is on top; <a href="/outbox">look again</a>.</p>
${articles.length === 0 ? '<p>No letter has been written yet.</p>' : articles.join('\n')}
</main>
</body>
</html>
`;
}

/** Read by whoever runs the service. */
function spoken(sentAt: string): string {
  return (
    new Date(sentAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }) +
    ' UTC'
  );
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, i) => (i % 2 === 1 ? anchor(part) : escapeHtml(part)))
    .join('');
}

export const outboxStyle = `:root { color-scheme: light dark; font: 1rem/1.5 Inter, system-ui, sans-serif;
  background: light-dark(#F5F0E3, #15181B); color: light-dark(#211E19, #EAE2D0); }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1, h2 { font-family: Fraunces, Georgia, serif; }
article { border: 1px solid light-dark(#D9CFB8, #343B40); border-radius: 6px; background: light-dark(#FCF9F0, #1D2226);
  margin-top: 1rem; padding: 1rem 1.25rem; }
h2 { margin: 0; font-size: 1.25rem; }
a { color: light-dark(#1F4E5F, #7FB7C9); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
