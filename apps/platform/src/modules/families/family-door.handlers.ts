import type { familyDoorContract } from '@portal/domain/families/family-door.contract';
import type { Handlers } from '../../core/http/implement.ts';
import { familyQueries } from '../classes/module.ts';
import type { FamilyCallers } from './family-callers.ts';
import type { FamilyDeps, FamilyDoorService } from './family-door.service.ts';

const PAGE_SIZE = 10;

export function familyDoorHandlers(
  { database: { db }, lessons }: FamilyDeps,
  { familyOf, speaking }: FamilyCallers,
  { door, withSummaries }: FamilyDoorService,
): Handlers<typeof familyDoorContract> {
  return {
    getFamilyDoor: async ({ caller }) => ({ data: await door(await familyOf(caller)) }),
    async changeFamilyLanguage({ body: { language }, caller }) {
      await familyQueries(db).changeLanguage((await speaking(caller)).guardian.id, language);
      return { data: await door(await familyOf(caller)) };
    },
    async listFamilyLessons({ query: { page = '1', size }, caller }) {
      const asked = { page: Number(page), size: Number(size ?? PAGE_SIZE) };
      const { total, items } = await lessons.past(await familyOf(caller), asked);
      return { data: { total, items: await withSummaries(items) } };
    },
    async answerFamilyMove({ params: { id }, body: { decision, note = '' }, caller }) {
      const family = await speaking(caller);
      await lessons.answerMove(family, id, { decision, note });
      return { data: await door(family) };
    },
    async withdrawFamilyMove({ params: { id }, caller }) {
      const family = await speaking(caller);
      await lessons.withdrawMove(family, id);
      return { data: await door(family) };
    },
    listFamilyMoveTimes: async ({ params: { id }, query: { near }, caller }) => ({
      data: await lessons.moveTimes(await familyOf(caller), id, near),
    }),
    async askFamilyMove({ params: { id }, body, caller }) {
      const family = await speaking(caller);
      await lessons.askMove(family, { lessonId: id, ...body });
      return { data: await door(family) };
    },
    confirmFamilyLesson: async ({ params: { id }, caller }) => ({
      data: (await withSummaries([await lessons.confirm(await speaking(caller), id)]))[0]!,
    }),
    questionFamilyLesson: async ({ params: { id }, body, caller }) => ({
      data: (await withSummaries([await lessons.question(await speaking(caller), id, body)]))[0]!,
    }),
  };
}
