import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { HELD_LABELS } from '@portal/domain/classes/class-progress';
import { type Lesson, TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import type { LessonDetail } from '@portal/domain/lessons/lessons.contract';
import { roomState } from '@portal/domain/lessons/states/lesson-room';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { LIMITS } from '@portal/domain/tenant/limits';
import { LessonTime } from '@portal/lesson/lesson-time';
import { useNow } from '@portal/portal-core/clock';
import { DescriptionList } from '@portal/ui/description-list';
import { StatusChip } from '@portal/ui/status-chip';
import { lessonMessages } from '../lesson-messages.ts';
import { messages } from '../messages.ts';
import { OtherZone } from '../time/other-zone.tsx';
import { SpanText } from '../time/span-text.tsx';
import { MoveList } from './move-list.tsx';

const words = messages.lesson;

interface Props {
  lesson: Lesson;
  /** What only the lesson's own answer knows; the calendar's data stands without it. */
  more: Pick<LessonDetail, 'movedFrom' | 'moves'> | undefined;
  timeZone: string;
}

/** All that is known of one lesson, and how its time was changed (CLS-2). */
export function LessonDetails({ lesson, more, timeZone }: Props) {
  const now = useNow(15_000);
  const kind = lesson.isTrial ? ` · ${messages.kinds.trial}` : '';
  const state = lessonStateOf(lesson);
  const answered = more?.moves.filter(({ status }) => status !== 'PROPOSED') ?? [];
  return (
    <>
      <DescriptionList
        rows={[
          { label: words.className, value: `${lesson.className}${kind}` },
          { label: words.title, value: [words.no(lesson.no), lesson.title].filter(Boolean).join(' · ') },
          { label: words.time, value: <When lesson={lesson} /> },
          more?.movedFrom
            ? { label: lessonMessages.lesson.movedFrom, value: <SpanText span={more.movedFrom} timeZone={timeZone} /> }
            : null,
          { label: words.status, value: <StatusChip group="lesson" status={state} /> },
          // Of one that was not held its state says so.
          lesson.held !== null &&
            state !== 'NOT_HELD' && { label: words.held, value: HELD_LABELS[lesson.held ? 'held' : 'notHeld'] },
          lesson.status === 'CANCELED' && { label: words.cancelReason, value: lesson.cancelReason },
          { label: words.students, value: studentWords(lesson) },
          { label: words.mode, value: TEACHING_MODE_LABELS[lesson.mode] },
          lesson.mode !== 'ONLINE' && { label: words.place, value: lesson.place },
        ]}
      />
      {roomState(lesson, now) === 'CLOSED' && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {lessonMessages.lesson.joinSoon(LIMITS.fifteenMinutesMs / millisecondsInMinute)}
        </chakra.p>
      )}
      {answered.length > 0 && (
        <chakra.section display="grid" gap="2" borderTopWidth="1px" pt="4">
          <chakra.h3 textStyle="label">{lessonMessages.moves.history}</chakra.h3>
          <MoveList moves={answered} timeZone={timeZone} />
        </chakra.section>
      )}
    </>
  );
}

function studentWords({ studentCount, studentNames }: Lesson): string {
  if (studentCount === 0) return messages.noStudents;
  if (studentNames.length === 0) return messages.students(studentCount);
  return `${messages.students(studentCount)}: ${messages.studentNames(studentNames, studentCount)}`;
}

function When({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <LessonTime {...lesson} isFull />
      <OtherZone instant={lesson.startAt} />
    </>
  );
}
