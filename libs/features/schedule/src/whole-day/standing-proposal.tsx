import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatDateTime } from '@portal/domain/format/date-time';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { Checkbox } from '@portal/ui/checkbox';
import { lessonMessages } from '../lesson-messages.ts';
import { OtherZone } from '../time/other-zone.tsx';
import { SpanText } from '../time/span-text.tsx';
import { Consequence } from './consequence.tsx';

const words = lessonMessages.day;
const moveWords = lessonMessages.moves;

interface Props {
  move: LessonMove;
  isKept: boolean;
  /** Whether something else goes out in its place. */
  isReplaced: boolean;
  label: ReactNode;
  timeZone: string;
  onKeep: (isKept: boolean) => void;
}

/** The proposal that waits for a lesson: it goes on waiting unless she gives it up. */
export function StandingProposal({ move, isKept, isReplaced, label, timeZone, onKeep }: Props) {
  return (
    <>
      <Consequence of="MOVE" display="block">
        {moveWords.waiting}: <SpanText span={{ startAt: move.newStartAt, endAt: move.newEndAt }} timeZone={timeZone} />
        <OtherZone instant={move.newStartAt} />
        <chakra.p color="fg.muted">
          {move.by === 'TEACHER' ? moveWords.byTeacher : moveWords.byStudent} ·{' '}
          {words.waitingSince(formatDateTime(move.createdAt, timeZone))}
        </chakra.p>
      </Consequence>
      <Checkbox
        checked={!isKept}
        helper={isKept ? words.keepHelp : isReplaced && words.replaceHelp}
        onChange={(event) => onKeep(!event.target.checked)}
      >
        {label}
      </Checkbox>
    </>
  );
}
