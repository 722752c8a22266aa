import { GraphQLError } from 'graphql';
import pino from 'pino';
import { QueryFailedError } from 'typeorm';
import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.js';
import { withinRequest } from '../logging/request-scope.js';
import { errorFormat } from './error-format.js';

const lines: string[] = [];
const format = errorFormat(pino({}, { write: (line: string) => void lines.push(line) }));
const thrown = (cause: Error) => {
  const error = new GraphQLError(cause.message, { originalError: cause, path: ['viewer'] });
  return format(
    { message: cause.message, path: ['viewer'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    error,
  );
};

it('gives an error of ours with its code and sentence', () => {
  expect(thrown(new AppError('NOT_FOUND', 'There is no such map.'))).toEqual({
    message: 'There is no such map.',
    path: ['viewer'],
    extensions: { code: 'NOT_FOUND' },
  });
});

it('calls a character that no database keeps a fault of the caller, without repeating it', () => {
  const driver = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), {
    code: '22021',
  });
  expect(thrown(new QueryFailedError('select $1', ['a\u0000secret'], driver))).toEqual({
    message: 'A text holds a character that cannot be kept; leave it out.',
    path: ['viewer'],
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

it('hides any other error behind the request id, and logs it', () => {
  const answer = withinRequest('request-1', () => thrown(new Error('relation "secret" does not exist')));
  expect(answer.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId: 'request-1' });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(lines.join()).toContain('relation');
});

it('does not let an error of a library pass for a fault of the query', () => {
  const impostor = Object.assign(new Error('inner workings'), { extensions: { code: 'BAD_USER_INPUT' } });
  const error = new GraphQLError('inner workings', {
    originalError: impostor,
    path: ['viewer'],
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(
    format({ message: 'inner workings', extensions: { code: 'BAD_USER_INPUT' } }, error).message,
  ).not.toContain('inner');
});

it('keeps what is wrong with the query itself', () => {
  const error = new GraphQLError('Syntax Error: Expected Name.', {
    extensions: { code: 'GRAPHQL_PARSE_FAILED' },
  });
  const answer = format({ message: error.message, extensions: { code: 'GRAPHQL_PARSE_FAILED' } }, error);
  expect(answer).toEqual({ message: error.message, extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
});
