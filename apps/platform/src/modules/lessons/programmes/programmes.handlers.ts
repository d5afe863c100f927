import type { programmesContract } from '@portal/domain/lessons/programmes.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import { teacherOf } from '../../../core/teacher.ts';
import type { LessonDeps } from '../lesson-changes.ts';
import { programmeService } from './programmes.service.ts';

export function programmesHandlers(deps: LessonDeps): Handlers<typeof programmesContract> {
  const programmes = programmeService(deps);
  return {
    listProgrammePaces: async ({ caller }) => ({ data: { items: await programmes.paces(teacherOf(caller)) } }),
    getProgrammeRest: async ({ params: { id }, caller }) => ({ data: await programmes.rest(teacherOf(caller), id) }),
    replanProgramme: async ({ params: { id }, body, caller }) => ({
      data: await programmes.replan(teacherOf(caller), id, body),
    }),
    undoReplan: async ({ params: { id, replanId }, caller }) => ({
      data: await programmes.undo(teacherOf(caller), id, replanId),
    }),
  };
}
