import { chakra } from '@chakra-ui/react/styled-system';
import { formatTime } from '@portal/domain/format/date-time';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { Avatar } from '@portal/ui/avatar';
import { LessonLine } from '../day-sheet/lesson-line.tsx';
import { WaitingActs } from '../lesson/waiting-acts.tsx';
import { messages } from '../messages.ts';
import { answerMessages as words } from './answer-messages.ts';
import type { openWishes } from './answer-values.ts';

interface Props {
  wishes: ReturnType<typeof openWishes>;
  stays: readonly Lesson[];
  nameOf: (className: string) => string;
  timeZone: string;
  onDeclined: () => void;
}

/** What is the teacher's to answer, with its acts; below it what stays as it is. */
export function AnswersAside({ wishes, stays, nameOf, timeZone, onDeclined }: Props) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <chakra.section aria-label={words.yourTurn} display="grid" gap="3">
        <chakra.h3 textStyle="title.sm">
          {words.yourTurn} {wishes.length > 0 && <chakra.span color="fg.muted">{wishes.length}</chakra.span>}
        </chakra.h3>
        {wishes.length === 0 && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.noTurn}
          </chakra.p>
        )}
        {wishes.map(({ wish, family }) => (
          <chakra.div key={wish.id} display="grid" gap="3">
            <chakra.div display="flex" alignItems="center" gap="2.5">
              {family && <Avatar name={family.name} id={family.id} decorative />}
              <chakra.div minW="0" overflowWrap="anywhere">
                {family && <chakra.p fontWeight="500">{family.name}</chakra.p>}
                <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {nameOf(wish.className)} · {formatTime(wish.createdAt, timeZone)}
                </chakra.p>
              </chakra.div>
            </chakra.div>
            <WaitingActs move={wish} timeZone={timeZone} onDeclined={onDeclined} />
          </chakra.div>
        ))}
      </chakra.section>
      {stays.length > 0 && (
        <chakra.section aria-label={words.stays} display="grid" gap="3">
          <chakra.h3 textStyle="title.sm">{words.stays}</chakra.h3>
          <chakra.ul display="grid" gap="3">
            {stays.map((lesson) => (
              <li key={lesson.id}>
                <LessonLine lesson={lesson} shortName={nameOf(lesson.className)} timeZone={timeZone} end={null}>
                  {lesson.studentCount === 1 && lesson.studentNames[0]
                    ? lesson.studentNames[0]
                    : messages.students(lesson.studentCount)}
                </LessonLine>
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </chakra.div>
  );
}
