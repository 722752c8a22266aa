import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { CONFIGURATION, type Configuration } from '../configuration/configuration.js';
import { errorFormat } from '../graphql/error-format.js';
import { LOGGER } from '../logging/logging.module.js';
import { liveOperation } from './live-operation.js';
import { LiveVisitors } from './live-visitors.js';

const path = '/graphql';
const largestMessage = 64 * 1024;
const mostSubscriptions = 5;

/** Serves subscriptions over graphql-ws. */
@Injectable()
export class LiveSocketGateway implements BeforeApplicationShutdown {
  private dispose: (() => void | Promise<void>) | undefined;
  private readonly format: ReturnType<typeof errorFormat>;

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
    private readonly http: HttpAdapterHost,
    private readonly schema: GraphQLSchemaHost,
    private readonly visitors: LiveVisitors,
  ) {
    this.format = errorFormat(logger);
  }

  /** Called once the schema is there, before the port is opened. */
  open(): void {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
    const running = useServer<{ authorization?: unknown }>(
      {
        schema: this.schema.schema,
        isProd: true,
        connectionInitWaitTimeout: 5_000,
        onConnect: ({ extra, connectionParams }) =>
          this.visitors.admit(extra.socket, extra.request, connectionParams?.authorization),
        onDisconnect: ({ extra }) => this.visitors.leave(extra.socket),
        onClose: ({ extra }) => this.visitors.leave(extra.socket),
        onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
          if (Object.keys(subscriptions).length > mostSubscriptions) return [tooMany()];
          const caller = await this.visitors.current(extra.socket);
          const operation = liveOperation(this.schema.schema, payload);
          if ('schema' in operation)
            return { ...operation, contextValue: { request: extra.request, caller } };
          return operation;
        },
        onError: (_context, _id, _payload, errors) => this.formatted(errors),
        onNext: (_context, _id, _payload, _args, { errors, ...result }) =>
          errors === undefined ? undefined : { ...result, errors: this.formatted(errors) },
      },
      sockets,
    );
    this.dispose = () => running.dispose();
    this.visitors.open();
    const http = this.http.httpAdapter.getHttpServer() as Server;
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Node has let go of the socket: unheard, its errors would end the process.
      socket.on('error', () => socket.destroy());
      if (!this.welcome(request)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy());
        return;
      }
      sockets.handleUpgrade(request, socket, head, (webSocket: WebSocket) => {
        sockets.emit('connection', webSocket, request);
      });
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.visitors.close();
    await this.dispose?.();
  }

  /** Only our own pages may use a browser's cookie; scripts send no origin. */
  private welcome({ url, headers: { origin, host } }: IncomingMessage): boolean {
    if (url?.split('?', 1)[0] !== path) return false;
    if (origin === undefined) return true;
    return origin === new URL(this.configuration.publicUrl).origin || origin === `http://${host}`;
  }

  private formatted(errors: readonly GraphQLError[]): GraphQLFormattedError[] {
    return errors.map((error) => {
      const code =
        error.extensions['code'] ?? (error.originalError == null ? 'GRAPHQL_VALIDATION_FAILED' : undefined);
      const { message, locations, path: place } = error;
      return this.format(
        { message, locations, path: place, extensions: { code } } as GraphQLFormattedError,
        error,
      );
    });
  }
}

const tooMany = () =>
  new GraphQLError(`A connection has at most ${mostSubscriptions} subscriptions; end one first.`, {
    extensions: { code: 'BAD_REQUEST' },
  });
