import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import { AppModule } from './app.module.js';
import type { Configuration } from './configuration/configuration.js';
import { migrate } from './database/migrate.js';
import { HttpErrorFilter } from './errors/http-error.filter.js';
import { LiveSocketGateway } from './live/live-socket.gateway.js';
import { createLogger, NestLogger } from './logging/logger.js';
import { requestLog } from './logging/request-log.js';
import { RequestMeter } from './metrics/request-meter.js';
import { builtPages } from './pages/built-pages.js';
import { barePolicy } from './pages/content-policy.js';
import { Clock } from './turns/clock.js';
import { StartError } from './start-error.js';
import { addressLimit } from './throttling/address-limit.js';

const largestBody = '256kb';
/** A club's evening comes from one address. */
const accountsPerAddress = 10;
/** A request that hangs may not hold up the end; containers are killed after ten seconds. */
const longestGoodbye = 4_000;

export type RunningService = Readonly<{ url: string; port: number; close(): Promise<void> }>;

/** Migrates, starts everything and listens; `close` finishes what is under way and lets go of all it holds. */
export async function serve(configuration: Configuration, clock = new Clock()): Promise<RunningService> {
  await migrate(configuration.databaseUrl);
  const logger = createLogger(configuration);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(configuration, logger, clock), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.set('trust proxy', configuration.trustProxy);
  app.disable('x-powered-by');
  app.use(requestLog(logger, app.get(RequestMeter)));
  app.use(securityHeaders(configuration));
  app.use('/graphql', addressLimit(configuration.requestsPerMinute * accountsPerAddress));
  app.use(builtPages(configuration.webDir, configuration.publicUrl));
  app.useBodyParser('json', { limit: largestBody });
  app.useGlobalFilters(new HttpErrorFilter(logger));
  await app.init();
  app.get(LiveSocketGateway).open();
  await listen(app, configuration).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const { port } = app.getHttpServer().address() as AddressInfo;
  logger.info({ port }, 'listening');
  return {
    port,
    url: configuration.publicUrl.replace(/:0$/, `:${port}`),
    close: async () => {
      const server = app.getHttpServer() as Server;
      const impatience = setTimeout(() => server.closeAllConnections(), longestGoodbye);
      await app.close();
      clearTimeout(impatience);
      logger.info('stopped');
      await new Promise((resolve) => logger.flush(resolve));
    },
  };
}

async function listen(app: NestExpressApplication, { port, host }: Configuration): Promise<void> {
  if (host === undefined) {
    await app.listen(port);
    return;
  }
  await app.listen(port, host).catch((error: unknown) => {
    // Of the faults that a name or an address can have, only the place they come from tells ours from the database's.
    const { code } = error as { code?: string };
    if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code ?? '')) throw error;
    throw new StartError(
      `HOST is wrong: ${host} is no address of this machine; correct it, or leave it empty to listen on all of them.`,
      { cause: error },
    );
  });
}

/** Pages set a content policy of their own afterwards; whatever does not is left with one that allows nothing. */
function securityHeaders(configuration: Configuration) {
  const secure = configuration.publicUrl.startsWith('https:');
  const headers = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  return (...[request, response, next]: Parameters<typeof headers>): void => {
    response.setHeader('content-security-policy', barePolicy);
    response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    headers(request, response, next);
  };
}
