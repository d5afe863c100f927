import { chakra } from '@chakra-ui/react/styled-system';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { isoWeekdayOf, weekdayOf } from '@portal/domain/time/day';
import { WEEKDAY_SHORT_LABELS } from '@portal/domain/time/weekday';
import { schedule as words } from '../schedule-messages.ts';
import { BoardLesson } from './board-lesson.tsx';
import { BoardList } from './board-list.tsx';
import { BoardTasks } from './board-tasks.tsx';

interface BoardDayProps {
  day: string;
  lessons: readonly Lesson[];
  tasks: readonly TodayTask[];
  now: Date;
  zone: string;
  nextId: string | undefined;
  isToday: boolean;
  /** Below the width of seven columns it alone is shown. */
  isChosen: boolean;
}

/** One day: its lessons, and under the dashed line what is due. */
export function BoardDay({ day, lessons, tasks, now, zone, nextId, isToday, isChosen }: BoardDayProps) {
  const taught = lessons.filter(({ status }) => status !== 'CANCELED').length;
  const weekend = { 6: 'indigo.fg', 7: 'camellia.fg' }[isoWeekdayOf(day)];
  return (
    <chakra.li
      display={{ base: isChosen ? 'grid' : 'none', xl: 'grid' }}
      gridTemplateRows={{ base: 'auto', xl: 'subgrid' }}
      gridRow={{ xl: 'span 3' }}
      gridTemplateColumns="minmax(0, 1fr)"
      borderInlineStartWidth={{ xl: '1px' }}
      _first={{ borderInlineStartWidth: 0 }}
      aria-current={isToday ? 'date' : undefined}
    >
      <chakra.h2
        display="flex"
        alignItems="baseline"
        gap="1"
        px="3"
        py="2"
        borderBottomWidth="1px"
        color={weekend}
        bg={isToday ? 'celadon.subtle' : undefined}
      >
        <chakra.span textStyle="money.md">{Number(day.slice(8))}</chakra.span>{' '}
        <chakra.span textStyle="label">{WEEKDAY_SHORT_LABELS[weekdayOf(day)]}</chakra.span>{' '}
        <chakra.span ms="auto" textStyle="caption" color={isToday ? 'celadon.fg' : 'fg.muted'}>
          {isToday ? words.today : taught > 0 && words.lessons(taught)}
        </chakra.span>
      </chakra.h2>
      <BoardList>
        {lessons.map((lesson) => (
          <BoardLesson key={lesson.id} lesson={lesson} now={now} zone={zone} isNext={lesson.id === nextId} />
        ))}
        {lessons.length === 0 && (
          <chakra.li textStyle="caption" color="fg.muted" p="1">
            {words.noLesson}
          </chakra.li>
        )}
      </BoardList>
      <BoardTasks day={day} tasks={tasks} now={now} zone={zone} />
    </chakra.li>
  );
}
