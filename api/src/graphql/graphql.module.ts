import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CallerResolver } from '../accounts/access/caller-resolver.js';
import { AppError } from '../errors/app-error.js';
import { LOGGER } from '../logging/logging.module.js';
import { errorFormat } from './error-format.js';
import type { GraphqlContext } from './graphql-context.js';
import { noSubscriptionsOverHttp } from './no-subscriptions-over-http.js';
import { queryLimits } from './query-limits.js';
import { describeRoots, schemaOptions } from './schema-options.js';

/** A wrong credential fails the request as a whole, before any of it runs. */
function refuse(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new GraphQLError(error.message, { originalError: error, extensions: { http: { status: 401 } } });
}

@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [AccountsModule],
      inject: [CallerResolver, LOGGER],
      useFactory: (callers: CallerResolver, logger: Logger): ApolloDriverConfig => ({
        path: '/graphql',
        autoSchemaFile: true,
        buildSchemaOptions: schemaOptions,
        transformSchema: describeRoots,
        graphiql: false,
        introspection: true,
        csrfPrevention: true,
        allowBatchedHttpRequests: false,
        cache: 'bounded',
        persistedQueries: false,
        includeStacktraceInErrorResponses: false,
        autoTransformHttpErrors: false,
        parseOptions: { maxTokens: 2_000 },
        validationRules: [queryLimits],
        formatError: errorFormat(logger),
        plugins: [noSubscriptionsOverHttp],
        context: async ({ req, res }: { req: Request; res: Response }): Promise<GraphqlContext> => {
          const caller = await callers.fromHeaders(req.headers, res).catch(refuse);
          return { request: req, response: res, ...(caller && { caller }) };
        },
      }),
    }),
  ],
  exports: [GraphQLModule],
})
export class GraphqlModule {}
