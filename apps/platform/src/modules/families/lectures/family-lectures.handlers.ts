import type { familyLecturesContract } from '@portal/domain/families/family-lectures.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { LibraryFamilies } from '../../library/module.ts';
import type { FamilyCallers } from '../family-callers.ts';

const PAGE_SIZE = 10;

export interface FamilyLectureDeps {
  readonly lectures: LibraryFamilies;
}

export function familyLecturesHandlers(
  { lectures }: FamilyLectureDeps,
  { familyOf }: FamilyCallers,
): Handlers<typeof familyLecturesContract> {
  return {
    listFamilyLectures: async ({ query: { before, size = String(PAGE_SIZE) }, caller }) => ({
      data: await lectures.list(await familyOf(caller), {
        before: before === undefined ? null : Number(before),
        size: Number(size),
      }),
    }),
    openFamilyLectureFile: async ({ params: { id }, body, caller }) => ({
      data: await lectures.open(await familyOf(caller), id, body),
    }),
    lookAtLectureFile: async ({ params: { id, fileId }, query: { studentId }, caller }) => ({
      data: await lectures.look(await familyOf(caller), id, { studentId, fileId }),
    }),
    getFamilyLectureText: async ({ params: { id, fileId }, caller }) => ({
      data: await lectures.text(await familyOf(caller), id, fileId),
    }),
    async reportFamilyProgress({ params: { id }, body, caller }) {
      await lectures.play(await familyOf(caller), id, body);
      return {};
    },
  };
}
