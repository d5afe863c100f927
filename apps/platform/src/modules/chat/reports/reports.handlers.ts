import type { reportsContract } from '@portal/domain/chat/reports.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import type { ReportsService } from './reports.service.ts';

export function reportsHandlers(reports: ReportsService, writers: RateLimiter): Handlers<typeof reportsContract> {
  return {
    listChatReports: async ({ caller: { userId }, params: { id } }) => ({
      data: await reports.list(userId, id),
    }),

    async reportMessage({ caller: { userId }, params: { id, seq }, body }) {
      writers.admit(userId);
      return { data: await reports.report(userId, { roomId: id, seq: Number(seq) }, body) };
    },

    async reportChat({ caller: { userId }, params: { id }, body }) {
      writers.admit(userId);
      return { data: await reports.report(userId, { roomId: id, seq: 0 }, body) };
    },
  };
}
