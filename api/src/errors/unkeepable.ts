import { sqlState } from '../database/transaction.js';
import { AppError } from './app-error.js';

/** PostgreSQL's code for a character that no text can hold, which is NUL. */
const notInRepertoire = '22021';

/** Whatever somebody sends that the database cannot even be asked about is his fault and not ours. */
export function withoutUnkeepable(error: unknown): unknown {
  return sqlState(error) === notInRepertoire
    ? new AppError('BAD_USER_INPUT', 'A text holds a character that cannot be kept; leave it out.')
    : error;
}
