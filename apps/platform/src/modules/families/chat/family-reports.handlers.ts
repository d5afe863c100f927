import type { familyReportsContract } from '@portal/domain/families/family-reports.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { FamilyCallers } from '../family-callers.ts';
import type { FamilyChatService } from './family-chat.service.ts';

export function familyReportsHandlers(
  { reports }: Pick<FamilyChatService, 'reports'>,
  { familyOf, speaking }: FamilyCallers,
): Handlers<typeof familyReportsContract> {
  return {
    listFamilyReports: async ({ params: { room }, caller }) => ({
      data: await reports.list(await familyOf(caller), room),
    }),
    reportFamilyMessage: async ({ params: { room, seq }, body, caller }) => ({
      data: await reports.report(await speaking(caller), { room, seq: Number(seq) }, body),
    }),
    reportFamilyChat: async ({ params: { room }, body, caller }) => ({
      data: await reports.report(await speaking(caller), { room, seq: 0 }, body),
    }),
  };
}
