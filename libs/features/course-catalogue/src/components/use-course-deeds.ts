import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useArchiveCourseMutation, useDuplicateCourseMutation } from '@portal/api/courses/courses.api';
import type { CourseSummary } from '@portal/domain/courses/course';
import { useClientId } from '@portal/portal-core/client-id';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { useUndo } from '@portal/portal-core/use-undo';
import { row, titleOf } from '../messages.ts';

/** What a row's menu does at once; a refusal is said in the server's words. */
export function useCourseDeeds() {
  const navigate = useNavigate();
  const toast = useToast();
  const offerUndo = useUndo();
  const [duplicate] = useDuplicateCourseMutation();
  const [archive] = useArchiveCourseMutation();
  const { idOf, sent } = useClientId();

  const say = useCallback(
    async (deed: () => Promise<void>) => {
      try {
        await deed();
      } catch (error) {
        toast({ type: 'error', title: problemOf(error).message });
      }
    },
    [toast],
  );

  return {
    duplicate: (course: CourseSummary) =>
      say(async () => {
        const copy = await duplicate({ id: course.id, body: { clientId: idOf(course.id) } }).unwrap();
        sent();
        toast({ type: 'success', title: row.duplicated(titleOf(course)) });
        void navigate(paths.editCourse(copy.id));
      }),
    archive: (course: CourseSummary) =>
      say(async () => {
        const { id, version } = await archive({
          id: course.id,
          body: { version: course.version, isArchived: true },
        }).unwrap();
        offerUndo({
          text: row.archived(titleOf(course)),
          undo: async () => void (await archive({ id, body: { version, isArchived: false } }).unwrap()),
        });
      }),
    unarchive: (course: CourseSummary) =>
      say(async () => {
        await archive({ id: course.id, body: { version: course.version, isArchived: false } }).unwrap();
        toast({ type: 'success', title: row.unarchived(titleOf(course)) });
      }),
  };
}
