import { StartError } from './start-error.js';

type Coded = { code?: unknown; message?: unknown; port?: unknown; path?: unknown };

/** Why the service could not start, in a sentence that says what to do. */
export function startFault(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, message, port, path } = (error ?? {}) as Coded;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is taken by another program; stop that one, or set PORT to a free port.`;
    case 'ENOENT':
      return `${String(path)} is missing; check the setting that names it, or build the project with npm run build.`;
    case 'EACCES':
      if (path !== undefined)
        return `${String(path)} may not be used by this user; change its owner or its place.`;
      return `Port ${String(port)} may not be opened by this user; set PORT to one above 1023.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
      return 'The database at DATABASE_URL cannot be reached; check that it runs and that host and port are right.';
    case '28P01':
    case '28000':
      return 'The database at DATABASE_URL refuses the user or password; correct them in DATABASE_URL.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist; create it, or name another.';
    default:
      return `The service could not start: ${String(message ?? error)}`;
  }
}
