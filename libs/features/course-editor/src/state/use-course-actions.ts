import {
  useArchiveCourseMutation,
  useDiscardCourseChangesMutation,
  useSubmitCourseMutation,
  useWithdrawCourseMutation,
} from '@portal/api/courses/courses.api';
import { useToast } from '@portal/portal-core/show-toast';
import { type Action, type ActionOptions, useAction } from '@portal/portal-core/use-action';
import { done } from '../saving-messages.ts';
import { useEditor } from './editor-context.ts';
import type { SavedCourse } from './use-course-editor.ts';

function wordsOf(answer: SavedCourse | null, wasPublished: boolean): { title: string; message?: string } {
  if (!answer) return { title: done.nothing };
  const { course, canceledRequestId, isLiveNow } = answer;
  if (isLiveNow) return { title: done.live };
  if (wasPublished && course.status === 'DRAFT') return { title: done.newDraft };
  return { title: done.draftSaved, ...(canceledRequestId && { message: done.canceled }) };
}

/** What can be done with the course that is edited, each with the word that it is done. */
export function useCourseActions() {
  const { autosave, course } = useEditor();
  const toast = useToast();
  const act = useAction();
  const [submitCourse] = useSubmitCourseMutation();
  const [withdrawCourse] = useWithdrawCourseMutation();
  const [discardChanges] = useDiscardCourseChangesMutation();
  const [archiveCourse] = useArchiveCourseMutation();
  const { id } = course;
  const version = () => autosave.state().base.version;
  const told = (title: string) => toast({ type: 'success', title });

  /** After a refusal the course is asked for, for it stands otherwise than was thought. */
  const attempt = (action: Action, { failed = done.failed, key }: Pick<ActionOptions, 'failed' | 'key'> = {}) =>
    act(action, { failed, key, onRefused: ({ status }) => status === 409 && autosave.refetch() });

  return {
    save: () =>
      attempt(
        async () => {
          const wasPublished = course.status === 'PUBLISHED';
          toast({ type: 'success', ...wordsOf(await autosave.save(), wasPublished) });
        },
        // The autosave itself saves one after another.
        { failed: done.saveFailed, key: null },
      ),

    /** Saves what is not saved and hands the course in; rejects with what stands in the way. */
    async submit(note: string) {
      const answer = await autosave.save();
      if (answer?.isLiveNow) return told(done.live);
      autosave.arrived(await submitCourse({ id, body: { version: version(), note } }).unwrap());
      return told(done.submitted);
    },

    withdraw: () =>
      attempt(async () => {
        autosave.arrived(await withdrawCourse({ id, body: { version: version() } }).unwrap());
        told(done.withdrawn);
      }),

    /** Back to what is on sale. */
    discard: () =>
      attempt(async () => {
        autosave.adopt(await discardChanges({ id, body: { version: version() } }).unwrap());
        told(done.discarded);
      }),

    unarchive: () =>
      attempt(async () => {
        autosave.arrived(await archiveCourse({ id, body: { version: version(), isArchived: false } }).unwrap());
        told(done.unarchived);
      }),
  };
}
