import { chakra } from '@chakra-ui/react/styled-system';
import { LESSON_MOVE_STATUS_LABELS, type LessonMove } from '@portal/domain/lessons/lesson-move';
import { lessonMessages } from '../lesson-messages.ts';
import { SpanText } from '../time/span-text.tsx';

const words = lessonMessages.moves;

/** Every proposal of a lesson that has been answered or taken back, newest first (domain-model 3.3.13). */
export function MoveList({ moves, timeZone }: { moves: readonly LessonMove[]; timeZone: string }) {
  return (
    <chakra.ol display="grid" gap="3" css={{ '& li + li': { borderTopWidth: '1px', pt: '3' } }}>
      {moves.map((move) => (
        <li key={move.id}>
          <chakra.p textStyle="body.sm" fontWeight="600">
            {[
              LESSON_MOVE_STATUS_LABELS[move.status],
              move.by === 'TEACHER' ? words.byTeacher : words.byStudent,
              move.within24h && words.late,
            ]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
          <chakra.dl
            display="grid"
            gridTemplateColumns="max-content minmax(0, 1fr)"
            columnGap="3"
            textStyle="body.sm"
            color="fg.muted"
            css={{ '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } }}
          >
            <dt>{words.from}</dt>
            <dd>
              <SpanText span={{ startAt: move.oldStartAt, endAt: move.oldEndAt }} timeZone={timeZone} />
            </dd>
            <dt>{words.to}</dt>
            <dd>
              <SpanText span={{ startAt: move.newStartAt, endAt: move.newEndAt }} timeZone={timeZone} />
            </dd>
            {move.reason.trim() !== '' && (
              <>
                <dt>{words.reason}</dt>
                <dd>{move.reason}</dd>
              </>
            )}
          </chakra.dl>
        </li>
      ))}
    </chakra.ol>
  );
}
