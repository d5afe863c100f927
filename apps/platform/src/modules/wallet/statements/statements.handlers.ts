import type { statementsContract } from '@portal/domain/wallet/statements.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import { statementFile } from './statement-file.ts';
import type { StatementService } from './statements.service.ts';

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** `files` are those that one teacher makes: each of them is a document to write. */
export function statementsHandlers(
  service: StatementService,
  clock: Clock,
  files: RateLimiter,
): Handlers<typeof statementsContract> {
  return {
    listStatements: async ({ caller }) => ({ data: { items: await service.list(caller.userId) } }),

    getStatement: async ({ params, caller }) => ({ data: await service.detail(caller.userId, params.month) }),

    async makeStatementFile({ params: { month }, body: { format }, caller: { userId } }) {
      files.admit(userId);
      const detail = await service.detail(userId, month);
      const content = await statementFile({ format, detail, now: clock.now() });
      return {
        data: {
          name: `정산서 ${month}.${format}`,
          mediaType: MEDIA_TYPES[format],
          content: content.toString('base64'),
        },
      };
    },
  };
}
