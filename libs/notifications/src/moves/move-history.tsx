import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useListLessonMovesQuery } from '@portal/api/lessons/lesson-moves.api';
import { LESSON_MOVE_STATUS_LABELS, type LessonMove } from '@portal/domain/lessons/lesson-move';
import { DateText } from '@portal/ui/date-text';
import { moveMessages as messages } from './move-messages.ts';

/** What else was asked and proposed for the same lesson, newest first; where nothing was, nothing. */
export function MoveHistory({ move }: { move: LessonMove }) {
  const titleId = useId();
  const { currentData } = useListLessonMovesQuery({ lessonId: move.lessonId });
  const others = currentData?.items.filter(({ id }) => id !== move.id) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <chakra.h3 id={titleId} textStyle="label" color="fg.muted" mt="2">
        {messages.history}
      </chakra.h3>
      <chakra.ul listStyleType="none" m="0" p="0" textStyle="body.sm">
        {others.map(({ id, by, oldStartAt, newStartAt, status }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" columnGap="3" py="2" borderBottomWidth="1px">
            <chakra.span fontWeight="medium">
              <DateText instant={oldStartAt} show="weekdayTime" /> <span aria-hidden>→</span>{' '}
              <DateText instant={newStartAt} show="weekdayTime" />
            </chakra.span>
            <chakra.span color="fg.muted">{by === 'TEACHER' ? messages.byTeacher : messages.byStudent}</chakra.span>
            <chakra.span color="fg.muted" ms="auto">
              {LESSON_MOVE_STATUS_LABELS[status]}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
