import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { dateFormat } from '../words/formats.js';

interface Told {
  readonly status: string;
  readonly turn?: { readonly number: number } | null;
}

/** Which map a picture shows, for those who meet it months later: its week, and the day. */
export function posterLine(
  { status, turn }: Told,
  past: { readonly week: number; readonly at: string } | undefined,
  now = new Date(),
): string {
  const over = status !== 'RUNNING' && !past;
  const week = over ? m.replay_end() : m.replay_week({ number: past?.week ?? turn?.number ?? 1 });
  const day = dateFormat(getLocale() === 'es' ? 'es-ES' : 'en-GB', { dateStyle: 'long' });
  // When a war ended is in its chronicle; the day on which somebody looks back says nothing.
  return over ? week : `${week} · ${day.format(past ? new Date(past.at) : now)}`;
}
