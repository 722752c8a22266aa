import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { Visit } from './browser.js';

export interface Newcomer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export const newcomer = (name = 'Berta Quill'): Newcomer => ({
  email: `berta-${randomUUID()}@example.org`,
  password: 'candle wax and ink',
  name,
});

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The path of the newest link that was sent to an address. */
export async function linkSentTo(email: string): Promise<string> {
  const find = async () => {
    const response = await fetch(`${inject('baseUrl')}/outbox.json`);
    const mails = (await response.json()) as Mail[];
    return mails.find((mail) => mail.to === email);
  };
  const mail = await expect.poll(find, { timeout: 15_000 }).toBeDefined().then(find);
  const link = /https?:\/\/[^\s]+/.exec(mail?.text ?? '')?.[0];
  expect(link, `a link in the letter “${mail?.subject}”`).toBeDefined();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

/** Registers by letter, as people do, and ends on the home page. */
export async function register(visit: Visit, person: Newcomer): Promise<void> {
  await visit.open('/register');
  await registerHere(visit, person);
  await visit.page.waitForURL('**/home');
}

/** From the registration page that is open already; ends wherever the newcomer is led, in the browser that opens the letter. */
export async function registerHere(
  begun: Visit,
  person: Newcomer,
  { page, open }: Visit = begun,
): Promise<void> {
  // The page of signing in, which leads here, has a field of that name too.
  const send = begun.page.getByRole('button', { name: 'Send me the letter' });
  await send.waitFor();
  await begun.page.getByLabel('Email address').fill(person.email);
  await send.click();
  await begun.page.getByText('A letter is on its way').waitFor();
  await open(await linkSentTo(person.email));
  await page.getByLabel('Name at the table').fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create my account' }).click();
}

export async function signIn({ page, open }: Visit, person: Newcomer): Promise<void> {
  await open('/sign-in');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
}
