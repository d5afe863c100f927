import { chakra } from '@chakra-ui/react/styled-system';
import { formatDuration, formatTime } from '@portal/domain/format/date-time';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { LESSON_STATE_LABELS, lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { schedule as words } from '../schedule-messages.ts';

interface BoardLessonProps {
  lesson: Lesson;
  now: Date;
  zone: string;
  /** The one that comes next of all. */
  isNext: boolean;
}

/** A lesson of the board, leading to its page: grey when it is done, outlined with the time left when it is next. */
export function BoardLesson({ lesson, now, zone, isNext }: BoardLessonProps) {
  const { id, startAt, status, className, no, title } = lesson;
  const state = lessonStateOf(lesson);
  const isOver = state !== 'UPCOMING' && state !== 'IN_PROGRESS';
  return (
    <li>
      <chakra.div
        asChild
        colorPalette={isOver ? 'gray' : 'celadon'}
        layerStyle="spine"
        display="block"
        px="2"
        py="1.5"
        borderRadius="sm"
        textDecoration="none"
        _hover={{ bg: 'colorPalette.muted' }}
        {...(isNext && { outline: '2px solid', outlineColor: 'celadon.solid' })}
      >
        <RouterLink href={paths.lesson(id)}>
          <chakra.span display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="2">
            <chakra.span textStyle="time" color={isOver ? 'fg.muted' : 'celadon.fg'}>
              {formatTime(startAt, zone)}
            </chakra.span>{' '}
            <chakra.span textStyle="caption" color={isNext ? 'persimmon.fg' : 'fg.muted'} fontWeight="600">
              {isNext ? waitWords(lesson, now) : isOver && LESSON_STATE_LABELS[state]}
            </chakra.span>
          </chakra.span>{' '}
          <chakra.span
            display="block"
            textStyle="body.sm"
            fontWeight="600"
            overflowWrap="anywhere"
            textDecoration={status === 'CANCELED' ? 'line-through' : undefined}
          >
            {className}{' '}
            <chakra.span textStyle="caption" color="fg.muted">
              {words.no(no)}
            </chakra.span>
          </chakra.span>{' '}
          <chakra.span display="block" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {title}
          </chakra.span>
        </RouterLink>
      </chakra.div>
    </li>
  );
}

function waitWords({ startAt, status }: Lesson, now: Date): string {
  if (status === 'IN_PROGRESS') return words.running;
  const wait = Date.parse(startAt) - now.getTime();
  return wait <= 0 ? words.late : words.soon(formatDuration(wait));
}
