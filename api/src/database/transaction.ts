import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';

/** PostgreSQL's codes for a transaction that it gave up for another's sake. */
const givenUp: readonly unknown[] = ['40P01', '40001'];
const mostTries = 3;

/**
 * Runs a transaction, and runs it again when PostgreSQL gave it up to resolve a deadlock: nothing of the first run is
 * left, so `work` must do nothing outside the transaction.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (tries === mostTries || !givenUp.includes(sqlState(error))) throw error;
    }
  }
}

/** PostgreSQL's code of what went wrong in a statement. */
export function sqlState(error: unknown): unknown {
  return error instanceof QueryFailedError ? (error.driverError as { code?: unknown }).code : undefined;
}
