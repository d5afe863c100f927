import type { ErrorCode } from '@portal/domain/contract/error-code';

/** Lost lines, a server that starts or stops, and one that takes no more lines (PostgreSQL, appendix A). */
const AWAY = /^(?:08...|57P0.|53300|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const FULL = /^(?:53100|ENOSPC|EDQUOT)$/;
/** What the driver says without a code. */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** Why the database cannot answer for a while; undefined for an error that would come again. Looks through causes. */
export function databaseFailureOf(error: unknown): Extract<ErrorCode, 'UNAVAILABLE' | 'DISK_FULL'> | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (typeof code === 'string' && FULL.test(code)) return 'DISK_FULL';
    if ((typeof code === 'string' && AWAY.test(code)) || AWAY_WORDS.test(each.message)) return 'UNAVAILABLE';
  }
  return undefined;
}
