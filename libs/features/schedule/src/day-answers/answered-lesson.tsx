import { chakra } from '@chakra-ui/react/styled-system';
import { LESSON_MOVE_STATUS_LABELS } from '@portal/domain/lessons/lesson-move';
import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { LessonLine } from '../day-sheet/lesson-line.tsx';
import { lessonMessages } from '../lesson-messages.ts';
import { OtherZone } from '../time/other-zone.tsx';
import { SpanText } from '../time/span-text.tsx';
import { answerMessages as words } from './answer-messages.ts';
import type { LessonAnswers } from './answer-values.ts';
import { FamilyAnswers } from './family-answers.tsx';

interface Props {
  answers: LessonAnswers;
  shortName: string;
  /** The number of its class; null where the lesson has left the day. */
  classNo: number | null;
  fresh: readonly string[];
  isWithdrawing: boolean;
  timeZone: string;
  onWithdraw: () => void;
}

/** A lesson that was proposed elsewhere: to when, and what each family says; taken back alone while it waits (W5). */
export function AnsweredLesson({ answers, shortName, classNo, fresh, isWithdrawing, timeZone, onWithdraw }: Props) {
  const { move, families } = answers;
  const agreed = families.filter(({ answer }) => answer === 'AGREED').length;
  return (
    <chakra.li display="grid" gap="3" py="4">
      <LessonLine
        lesson={{ className: move.className, classNo, startAt: move.oldStartAt, endAt: move.oldEndAt }}
        shortName={shortName}
        timeZone={timeZone}
        end={
          <chakra.div flex="none" ms="auto" display="flex" flexWrap="wrap" alignItems="center" gap="3">
            {move.status !== 'PROPOSED' && (
              <chakra.span role="status" textStyle="body.sm" color="fg.muted">
                {LESSON_MOVE_STATUS_LABELS[move.status]}
              </chakra.span>
            )}
            {families.length > 0 && move.status !== 'WITHDRAWN' && (
              <chakra.span textStyle="title.sm" fontVariantNumeric="tabular-nums">
                <span aria-hidden>{words.agreedOf(agreed, families.length)}</span>
                <VisuallyHidden>{words.agreedOfSpoken(agreed, families.length)}</VisuallyHidden>
              </chakra.span>
            )}
            {move.status === 'PROPOSED' && (
              <Button
                variant="outline"
                size="sm"
                aria-label={lessonMessages.day.withdrawOf(move.className)}
                loading={isWithdrawing}
                onClick={onWithdraw}
              >
                {lessonMessages.moves.withdraw}
              </Button>
            )}
          </chakra.div>
        }
      >
        {words.movesTo} <SpanText span={{ startAt: move.newStartAt, endAt: move.newEndAt }} timeZone={timeZone} />
        <OtherZone instant={move.newStartAt} />
      </LessonLine>
      {families.length > 0 && move.status !== 'WITHDRAWN' && (
        <FamilyAnswers move={move} families={families} fresh={fresh} timeZone={timeZone} />
      )}
    </chakra.li>
  );
}
