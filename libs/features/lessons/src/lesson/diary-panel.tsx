import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { formatDuration } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { confirmTimeOf, isUnanswered } from '@portal/domain/lessons/steps/confirm-time';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { diary as words } from '../messages.ts';
import { NoteText } from './note-text.tsx';

interface Props {
  desk: Pick<LessonDesk, 'students' | 'recipients' | 'isQuestioned' | 'questions'>;
  diary: LessonDiary;
}

/** What was written after the lesson, and until when it waits for a confirmation (W3). */
export function DiaryPanel({ diary, desk }: Props) {
  const zone = useTeacherZone();
  const now = useNow(millisecondsInMinute);
  const { sentAt, confirmedAt, covered, homework, nextPlan, privateNote } = diary;
  // Each guardian has read the names of her own children.
  const student = desk.students.map(({ name }) => name).join(', ');
  const values = { covered, homework, next: nextPlan, student };
  const isForSomebody = desk.recipients.length > 0;
  const note = isForSomebody ? words.sent : words.unsent;
  const confirmTime = confirmedAt === null ? confirmTimeOf({ ...desk, diary }) : null;
  return (
    <Panel title={words.title} action={confirmTime && <ConfirmClock left={confirmTime.getTime() - now.getTime()} />}>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {standing(desk, diary)}
      </chakra.p>
      <DescriptionList
        rows={[
          sentAt !== null &&
            isForSomebody && { label: words.sentAt, value: <DateText instant={sentAt} zone={zone} show="dateTime" /> },
          confirmTime && {
            label: words.confirmUntil,
            value: <DateText instant={confirmTime} zone={zone} show="weekdayTime" />,
          },
          { label: words.covered, value: covered },
          { label: words.homework, value: homework },
          { label: words.nextPlan, value: nextPlan },
          { label: note.message, value: <NoteText text={diary.messageToGuardian} values={values} /> },
          diary.messageToGuardianVi !== '' && {
            label: note.messageVi,
            value: <NoteText text={diary.messageToGuardianVi} values={values} />,
          },
          ...diary.studentWords.map(({ studentId, text }) => ({
            label: words.studentWord(desk.students.find(({ id }) => id === studentId)?.name ?? ''),
            value: text,
          })),
          privateNote !== '' && { label: words.privateNote, value: privateNote },
        ]}
      />
    </Panel>
  );
}

/** How its confirmation stands, in words. */
function standing({ isQuestioned, questions }: Props['desk'], { confirmedAt, confirmedBy }: LessonDiary): string {
  if (confirmedAt && confirmedBy) return words.confirmed[confirmedBy];
  if (questions.some(isUnanswered)) return words.asked;
  if (isQuestioned) return words.questioned;
  return questions.length > 0 ? words.answered : words.waiting;
}

// Hours that run on through nights and holidays, unlike the working days of a request.
function ConfirmClock({ left }: { left: number }) {
  if (left <= 0) return null;
  return (
    <chakra.span textStyle="label" color="fg.muted" fontVariantNumeric="tabular-nums">
      {words.left(formatDuration(left))}
    </chakra.span>
  );
}
