import { ConfigError, type Config } from './core/config/config.ts';
import { DirectoryUnusable } from './core/database/directory-lock.ts';

/** One clear sentence for the person who starts the server, in place of a stack. */
export function failureSentence(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError) return `The settings cannot be used:\n${error.message}`;
  if (error instanceof DirectoryUnusable) return error.message;
  const { code, message = String(error) } = error as { code?: string; message?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config?.port} is already in use. Stop the other program, or set PORT to another number.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return /listen/.test(message)
        ? `Port ${config?.port} may not be opened by this user. Set PORT to a number above 1023.`
        : `The data folder ${config?.dataDir} cannot be written. Set DATA_DIR to a folder of your own.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return config?.database.kind === 'postgres' && !/listen/.test(message)
        ? unreachable(config.database.url, message)
        : `HOST ${config?.host} is not an address of this machine.`;
    case 'ENOTDIR':
      return `The data folder ${config?.dataDir} cannot be made, because a part of its path is a file. Set DATA_DIR to another folder.`;
    default:
      return config?.database.kind === 'postgres' && isConnection(code, message)
        ? unreachable(config.database.url, message || String(code))
        : `The server could not start: ${inner(error)}`;
  }
}

const isConnection = (code: string | undefined, message: string) =>
  /^(?:ECONN|ETIMEDOUT|28|3D000|53300)/.test(code ?? '') || /timeout|terminated|ECONNREFUSED/i.test(message);

// A failed statement carries its values in its own message; its cause says what went wrong without them.
function inner(error: unknown): string {
  const { cause, stack } = error as Error;
  return cause instanceof Error ? cause.message : (stack ?? String(error));
}

function unreachable(url: string, why: string): string {
  const { host, pathname } = new URL(url);
  return `The database ${pathname.slice(1)} at ${host} cannot be used: ${why}. Check DATABASE_URL.`;
}
