import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { familyNote } from '@portal/domain/families/family-note';
import { formatDuration } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { fillNote, noteFor, noteInWords } from '@portal/domain/lessons/note-templates';
import { confirmTimeOf, isUnanswered } from '@portal/domain/lessons/steps/confirm-time';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { PlainPanel } from '@portal/ui/plain-panel';
import { diary as words, unpaid } from '../messages.ts';
import { ReaderField } from '../reader/reader-field.tsx';
import { useReader } from '../reader/use-reader.ts';
import { NoteText } from './note-text.tsx';

interface Props {
  desk: Pick<LessonDesk, 'students' | 'recipients' | 'attendance' | 'isQuestioned' | 'questions' | 'isPriced'>;
  diary: LessonDiary;
}

/** What was written after the lesson, and until when it waits for a confirmation (W3). */
export function DiaryPanel({ diary, desk }: Props) {
  const zone = useTeacherZone();
  const now = useNow(millisecondsInMinute);
  const { sentAt, confirmedAt, covered, homework, nextPlan, privateNote } = diary;
  const isForSomebody = desk.recipients.length > 0;
  const confirmTime = confirmedAt === null ? confirmTimeOf({ ...desk, diary }) : null;
  return (
    <PlainPanel
      title={words.title}
      action={confirmTime && <ConfirmClock left={confirmTime.getTime() - now.getTime()} />}
    >
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
          !desk.isPriced && { label: unpaid.label, value: unpaid.line },
          { label: words.covered, value: covered },
          { label: words.homework, value: homework },
          { label: words.nextPlan, value: nextPlan },
          isForSomebody
            ? { label: words.sent, value: <SentNote desk={desk} diary={diary} /> }
            : { label: words.unsent.message, value: <UnsentNote text={diary.messageToGuardian} diary={diary} /> },
          !isForSomebody &&
            diary.messageToGuardianVi !== '' && {
              label: words.unsent.messageVi,
              value: <UnsentNote text={diary.messageToGuardianVi} diary={diary} />,
            },
          ...diary.studentWords.map(({ studentId, text }) => ({
            label: words.studentWord(desk.students.find(({ id }) => id === studentId)?.name ?? ''),
            value: text,
          })),
          privateNote !== '' && { label: words.privateNote, value: privateNote },
        ]}
      />
    </PlainPanel>
  );
}

const saidIn = ({ covered, homework, nextPlan }: LessonDiary) => ({ covered, homework, next: nextPlan });

/** The note as one guardian got it: in her language, of her own children. */
function SentNote({ desk, diary }: Props) {
  const { reader, children, choose } = useReader(desk);
  const stateOf = (id: string) => desk.attendance.find(({ studentId }) => studentId === id)?.state;
  const own = children.map(({ id, name }) => ({ name, state: stateOf(id) }));
  return (
    <chakra.div display="grid" gap="3">
      <ReaderField label={words.reader} recipients={desk.recipients} reader={reader} onChoose={choose} />
      <NoteText text={noteInWords(familyNote(noteFor(reader?.language ?? 'ko', diary), own, saidIn(diary)))} />
    </chakra.div>
  );
}

/** What nobody got has nobody's name: it keeps the place of one. */
function UnsentNote({ text, diary }: { text: string; diary: LessonDiary }) {
  return <NoteText text={noteInWords(fillNote(text, saidIn(diary)))} />;
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
