import { chakra } from '@chakra-ui/react/styled-system';
import { useDroppable } from '@dnd-kit/core';
import { isoWeekdayOf, weekdayOf } from '@portal/domain/time/day';
import { WEEKDAY_SHORT_LABELS } from '@portal/domain/time/weekday';
import { rail as words } from '../week-messages.ts';
import { useCarry } from './carry-context.ts';
import { landingWords } from './carry-tasks.tsx';

interface RailDayProps {
  day: string;
  isToday: boolean;
  zone: string;
  /** Undefined: not known yet. */
  lessons: number | undefined;
  tasks: number | undefined;
}

/** One day of the rail; while a task is over it, it says what happens when it is dropped here. */
export function RailDay({ day, isToday, zone, lessons, tasks }: RailDayProps) {
  const { setNodeRef } = useDroppable({ id: day });
  const carry = useCarry();
  const isOver = carry?.day === day;
  const landing = isOver ? carry.landing(day) : null;
  const isFrom = carry?.from === day;
  const isTarget = landing !== null;
  const comes = isTarget && !isFrom;
  const goes = isFrom && !isOver && carry.day !== null && carry.landing(carry.day) !== null;
  const count = tasks !== undefined && countWords(tasks, { comes, goes });
  const weekend = { 6: 'indigo.fg', 7: 'camellia.fg' }[isoWeekdayOf(day)];
  return (
    <chakra.li
      ref={setNodeRef}
      layerStyle="sheet"
      display="grid"
      gridTemplateColumns="2.5rem minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="3"
      px="3"
      py="2"
      minH={isOver ? '8.25rem' : '3.5rem'}
      aria-current={isToday ? 'date' : undefined}
      {...(isToday && { borderInlineStartWidth: '3px', borderInlineStartColor: 'celadon.solid' })}
      {...(isTarget && { bg: 'celadon.subtle', borderColor: 'celadon.solid' })}
    >
      <chakra.span display="grid" justifyItems="center" color={weekend}>
        <chakra.span textStyle="caption">{WEEKDAY_SHORT_LABELS[weekdayOf(day)]}</chakra.span>{' '}
        <chakra.span textStyle="money.md">{Number(day.slice(8))}</chakra.span>
      </chakra.span>
      <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
        {lessons === 0 && tasks === 0 && !isTarget
          ? words.nothing
          : [lessons !== undefined && lessons > 0 && words.lessons(lessons), count].filter(Boolean).join(' · ')}
        {isOver && (
          <chakra.span display="block" mt="1" textStyle="label" color={isTarget ? 'celadon.fg' : 'fg.muted'}>
            {landingWords(landing, zone)}
          </chakra.span>
        )}
      </chakra.span>
      {isToday && (
        <chakra.span textStyle="label" color="celadon.fg">
          {words.today}
        </chakra.span>
      )}
    </chakra.li>
  );
}

/** How many there are, and will be when what is carried is dropped. */
function countWords(tasks: number, { comes, goes }: { comes: boolean; goes: boolean }): string | false {
  if (comes) return words.more(tasks);
  if (goes) return words.fewer(tasks);
  return tasks > 0 && words.tasks(tasks);
}
