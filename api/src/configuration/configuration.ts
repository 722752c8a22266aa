import { z } from 'zod';

const yes = ['true', '1', 'yes'] as const;
const no = ['false', '0', 'no'] as const;
const demoState = z
  .enum([...yes, ...no, 'new'])
  .transform((value) =>
    value === 'new' ? value : (yes as readonly string[]).includes(value) ? ('played' as const) : false,
  );

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must lie between ${least} and ${most}`);

const address = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

/** The key of example.env, all noughts, is everybody's and nobody's. */
const secretKey = /^(?!0+$)[0-9a-f]{64}$/i;

const secretKeys = z
  .string()
  .refine((text) => text.split(',').every((key) => secretKey.test(key.trim())), {
    error:
      'must be 64 hexadecimal digits of your own, or several such keys with commas between, the newest first',
  })
  .transform((text) => text.split(',').map((key) => Buffer.from(key.trim(), 'hex')));

/** Pages, cookies and the live socket all begin at the root of a host. */
const bareAddress = address(['http:', 'https:']).refine(
  (text) => !URL.canParse(text) || /^\/*$/.test(new URL(text).pathname + new URL(text).search),
  'must be an address without a path, such as https://war.example.org',
);

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: bareAddress.optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  SECRETS_KEY: secretKeys,
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\s@<>]+@[^\s@<>]+$|<[^\s@<>]+@[^\s@<>]+>$/,
      'must be an email address, or a name and <an address>',
    )
    .default('Pelagonia <pelagonia@localhost>'),
  OUTBOX_DIR: z.string().min(1).default('.pelagonia/outbox'),
  DEMO: demoState.default(false),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
  PHOTO_QUOTA_MB: wholeNumber(0, 2_000).default(200),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LOG_FILE: z.string().min(1).optional(),
  WEB_DIR: z.string().min(1).default('web/build'),
  CONTENT_DIR: z.string().min(1).default('.'),
});

export type Configuration = Readonly<{
  port: number;
  host: string | undefined;
  /** Where people reach the service, without a slash at its end. */
  publicUrl: string;
  databaseUrl: string;
  databasePool: number;
  /** What sealed orders are locked with, the newest key first; it lies outside the database. */
  secretKeys: readonly Buffer[];
  /** Absent: mails are written to `outboxDir` and shown on the outbox page. */
  smtpUrl: string | undefined;
  mailFrom: string;
  outboxDir: string;
  /** The demo's accounts and campaigns with their one-click sign-ins: in the midst of play, in their first week, or not at all. */
  demo: 'played' | 'new' | false;
  /** How many proxies stand before the service; their word on the caller's address is taken. */
  trustProxy: number;
  requestsPerMinute: number;
  /** How much room each campaign has for photographs. */
  photoQuotaBytes: number;
  metricsToken: string | undefined;
  logLevel: string;
  /** Absent: the log goes to standard output. */
  logFile: string | undefined;
  webDir: string;
  /** Where the folders of maps, armies and scenarios lie. */
  contentDir: string;
}>;

/** What Nest injects a `Configuration` by. */
export const CONFIGURATION = Symbol('configuration');

/** The environment is wrong; `faults` has one sentence for each setting that is. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Reads every setting once, at the start. An empty variable counts as absent. */
export function parseConfiguration(environment: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return given[name] === undefined
          ? `${name} is missing; docker/example.env explains it.`
          : `${name} is wrong: ${issue.message}.`;
      }),
    );
  }
  const s = parsed.data;
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl: (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, ''),
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    secretKeys: s.SECRETS_KEY,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    outboxDir: s.OUTBOX_DIR,
    demo: s.DEMO,
    trustProxy: s.TRUST_PROXY,
    requestsPerMinute: s.REQUESTS_PER_MINUTE,
    photoQuotaBytes: s.PHOTO_QUOTA_MB * 1024 * 1024,
    metricsToken: s.METRICS_TOKEN,
    logLevel: s.LOG_LEVEL,
    logFile: s.LOG_FILE,
    webDir: s.WEB_DIR,
    contentDir: s.CONTENT_DIR,
  };
}
