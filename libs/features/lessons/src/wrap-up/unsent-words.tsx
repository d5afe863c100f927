import { useState } from 'react';
import type { ClassStudent } from '@portal/domain/classes/class';
import { ATTENDANCE_LABELS, type AttendanceState } from '@portal/domain/lessons/attendance';
import type { DiaryDraft } from '@portal/domain/lessons/lesson-diary';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { CopyButton } from '@portal/ui/copy-button';
import { attendance as shared } from '../messages.ts';
import { done, wrapUp as words } from '../wrap-up-messages.ts';

/** A student as this device has her. */
export interface UnsentMark {
  readonly studentName: string;
  readonly state: AttendanceState | null;
  readonly note: string;
}

interface Props {
  draft: Omit<DiaryDraft, 'version'>;
  students: readonly Pick<ClassStudent, 'id' | 'name'>[];
  /** What was said of students and has not arrived. */
  marks: readonly UnsentMark[];
  onForget: () => void;
}

/** What was written here when the lesson had been closed elsewhere: nothing typed is lost. */
export function UnsentWords({ draft, students, marks, onForget }: Props) {
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten) return null;
  const { covered, homework, nextPlan, messageToGuardian, messageToGuardianVi, studentWords, privateNote } = draft;
  const nameOf = (id: string) => students.find((one) => one.id === id)?.name ?? '';
  const parts = [
    [words.covered, covered],
    [words.homework, homework],
    [words.nextPlan, nextPlan],
    [words.note, messageToGuardian],
    [words.note, messageToGuardianVi],
    ...studentWords.map(({ studentId, text }) => [words.studentWord(nameOf(studentId)), text]),
    [words.privateNote, privateNote],
    ...marks.map(({ studentName, state, note }) => [
      shared.stateOf(studentName),
      [state && ATTENDANCE_LABELS[state], note.trim()].filter(Boolean).join(' · '),
    ]),
  ].filter(([, text]) => text !== '');
  return (
    <div role="status">
      <Banner
        tone="warning"
        title={done.unsent}
        action={
          <>
            <CopyButton label={done.copy} text={parts.map(([name, text]) => `${name}\n${text}`).join('\n\n')} />
            <Button
              variant="ghost"
              onClick={() => {
                onForget();
                setIsForgotten(true);
              }}
            >
              {done.forget}
            </Button>
          </>
        }
      >
        {done.unsentBody}
      </Banner>
    </div>
  );
}
