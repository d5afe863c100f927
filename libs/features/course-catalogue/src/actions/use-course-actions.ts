import { useNavigate } from 'react-router';
import { useArchiveCourseMutation, useDuplicateCourseMutation } from '@portal/api/courses/courses.api';
import type { CourseSummary } from '@portal/domain/courses/course';
import { paths } from '@portal/domain/site/paths';
import { useClientId } from '@portal/portal-core/client-id';
import { useToast } from '@portal/portal-core/show-toast';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { row, titleOf } from '../messages.ts';

/** What a row's menu does at once. */
export function useCourseActions() {
  const navigate = useNavigate();
  const toast = useToast();
  const act = useAction();
  const offerUndo = useUndo();
  const [duplicate] = useDuplicateCourseMutation();
  const [archive] = useArchiveCourseMutation();
  const { idOf, sent } = useClientId();

  return {
    duplicate: ({ id, ...course }: CourseSummary) =>
      act(
        async () => {
          const copy = await duplicate({ id, body: { clientId: idOf(id) } }).unwrap();
          sent();
          toast({ type: 'success', title: row.duplicated(titleOf(course)) });
          void navigate(paths.editCourse(copy.id));
        },
        { key: id },
      ),
    archive: ({ id, version, ...course }: CourseSummary) =>
      act(
        async () => {
          const archived = await archive({ id, body: { version, isArchived: true } }).unwrap();
          offerUndo({
            text: row.archived(titleOf(course)),
            undo: async () =>
              void (await archive({ id, body: { version: archived.version, isArchived: false } }).unwrap()),
          });
        },
        { key: id },
      ),
    unarchive: ({ id, version, ...course }: CourseSummary) =>
      act(() => archive({ id, body: { version, isArchived: false } }).unwrap(), {
        key: id,
        done: row.unarchived(titleOf(course)),
      }),
  };
}
