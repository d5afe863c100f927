import { isMinorChange } from '@portal/domain/courses/course-changes';
import { draftOf } from '../form/course-fields.ts';
import { useEditor } from './editor-context.ts';
import { useDecidedRevision } from './use-decided-revision.ts';
import { useNotes, useWritten } from './use-editor-notes.ts';

/** Whether a change of a published course goes on sale at once or needs another approval. */
export function useChangeKind(): 'NONE' | 'MINOR' | 'MAJOR' | 'UNKNOWN' {
  const { course, isDirty } = useEditor();
  const written = useWritten();
  const { findings } = useNotes();
  const decided = useDecidedRevision(course);
  if (!isDirty) return 'NONE';
  // A later request that was refused or taken back hides what was approved; the server still knows.
  if (!decided || course.request?.status !== 'ACCEPTED') return 'UNKNOWN';
  const isWrong = findings.some(({ level }) => level === 'ERROR');
  return !isWrong && isMinorChange(decided, draftOf(written)) ? 'MINOR' : 'MAJOR';
}
