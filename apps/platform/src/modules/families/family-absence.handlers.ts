import type { familyAbsenceContract } from '@portal/domain/families/family-absence.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { FamilyCallers } from './family-callers.ts';
import type { FamilyDeps, FamilyDoorService } from './family-door.service.ts';

export function familyAbsenceHandlers(
  { lessons }: Pick<FamilyDeps, 'lessons'>,
  { speaking }: FamilyCallers,
  { door }: FamilyDoorService,
): Handlers<typeof familyAbsenceContract> {
  return {
    async announceFamilyAbsence({ params: { id: lessonId, studentId }, body, caller }) {
      const family = await speaking(caller);
      await lessons.announceAbsence(family, { lessonId, studentId, ...body });
      return { data: await door(family) };
    },
    async takeBackFamilyAbsence({ params: { id: lessonId, studentId }, caller }) {
      const family = await speaking(caller);
      await lessons.takeBackAbsence(family, { lessonId, studentId });
      return { data: await door(family) };
    },
  };
}
