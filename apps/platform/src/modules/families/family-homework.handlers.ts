import type { familyHomeworkContract } from '@portal/domain/families/family-homework.contract';
import type { Handlers } from '../../core/http/implement.ts';
import { familyOwnerOf, type VisitorTickets } from '../assets/module.ts';
import type { CourseworkFamilies } from '../coursework/module.ts';
import type { FamilyCallers } from './family-callers.ts';

const PAGE_SIZE = 10;

export interface FamilyHomeworkDeps {
  readonly homework: CourseworkFamilies;
  readonly visitors: Pick<VisitorTickets, 'issue'>;
}

export function familyHomeworkHandlers(
  { homework, visitors }: FamilyHomeworkDeps,
  { familyOf, speaking }: FamilyCallers,
): Handlers<typeof familyHomeworkContract> {
  return {
    async listFamilyHomework({ query: { list, page = '1', size }, caller }) {
      const asked = { list, page: Number(page), size: Number(size ?? PAGE_SIZE) };
      return { data: await homework.list(await familyOf(caller), asked) };
    },
    getFamilyHomework: async ({ params: { id }, query: { studentId }, caller }) => ({
      data: await homework.one(await familyOf(caller), id, studentId),
    }),
    getFamilyHomeworkMarks: async ({ params: { id }, query: { studentId }, caller }) => ({
      data: await homework.marks(await familyOf(caller), id, studentId),
    }),
    lookAtHomeworkFile: async ({ params: { id, fileId }, query: { studentId }, caller }) => ({
      data: await homework.look(await familyOf(caller), id, studentId, fileId),
    }),
    handInFamilyHomework: async ({ params: { id }, body, caller }) => ({
      data: await homework.handIn(await speaking(caller), id, body),
    }),
    markFamilyHomeworkSeen: async ({ params: { id }, body: { studentId }, caller }) => ({
      data: await homework.markSeen(await familyOf(caller), id, studentId),
    }),
    async createFamilyUploadTicket({ caller }) {
      await speaking(caller);
      const { ticket, expiresAt } = visitors.issue(familyOwnerOf(caller));
      return { data: { ticket, expiresAt: expiresAt.toISOString() } };
    },
  };
}
