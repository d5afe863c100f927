import { isMinorChange } from '@portal/domain/courses/course-changes';
import { draftOf } from '../form/course-fields.ts';
import { useEditor } from './editor-context.ts';
import { useNotes, useWritten } from './use-editor-notes.ts';
import { useReviewedRevision } from './use-reviewed-revision.ts';

/** Whether a change of a published course goes on sale at once or needs another review. */
export function useChangeKind(): 'NONE' | 'MINOR' | 'MAJOR' | 'UNKNOWN' {
  const { course, isDirty } = useEditor();
  const written = useWritten();
  const { findings } = useNotes();
  const reviewed = useReviewedRevision(course);
  if (!isDirty) return 'NONE';
  // A later request that was refused or taken back hides what was approved; the server still knows.
  if (!reviewed || course.request?.status !== 'ACCEPTED') return 'UNKNOWN';
  const isWrong = findings.some(({ level }) => level === 'ERROR');
  return !isWrong && isMinorChange(reviewed, draftOf(written)) ? 'MINOR' : 'MAJOR';
}
