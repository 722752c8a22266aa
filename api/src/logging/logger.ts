import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.js';
import { StartError } from '../start-error.js';
import { currentRequestId } from './request-scope.js';

export function createLogger(configuration: Pick<Configuration, 'logLevel' | 'logFile'>): Logger {
  if (configuration.logFile !== undefined) checkWritable(configuration.logFile);
  return pino(
    {
      level: configuration.logLevel,
      base: undefined,
      serializers: { err: bareError },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      // A second fence: nothing of ours logs these, and if a library does, the value stays out.
      redact: {
        paths: [
          'password',
          'token',
          'secret',
          'cookie',
          'authorization',
          '*.password',
          '*.token',
          '*.secret',
          '*.cookie',
          '*.authorization',
        ],
        censor: '[hidden]',
      },
    },
    pino.destination({ dest: configuration.logFile ?? 1, sync: false }),
  );
}

/** pino opens its file later and would fail in silence. */
function checkWritable(file: string): void {
  try {
    makeFolder(dirname(resolve(file)));
    closeSync(openSync(file, 'a'));
  } catch (error) {
    const { code } = error as { code?: string };
    throw new StartError(
      `LOG_FILE names ${file}, where nothing can be written (${code}); name another file.`,
    );
  }
}

/** Folder by folder: Node's own way to make them all never ends where the system refuses with ENOENT, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
}

/** Errors of the database carry the statement with its parameters; the log may not. */
function bareError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return { type: error.name, message: error.message, code, stack: error.stack };
}

/** Lets Nest's own `Logger` write through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  /** Nest gives either (message, stack, context) or (error, context). */
  error(message: unknown, ...rest: unknown[]): void {
    const err = message instanceof Error ? message : undefined;
    const [stack, context] = rest.length > 1 ? rest : [undefined, rest[0]];
    this.logger.error({ err, stack, context }, err === undefined ? String(message) : err.message);
  }
}
