import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Fragment, useState } from 'react';
import { useLocation } from 'react-router';
import { formatDayWithWeekday, speakDay } from '@portal/domain/format/date-time';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { useNow } from '@portal/portal-core/clock';
import { chipWords } from '@portal/task/chip-words';
import { TaskChip } from '@portal/task/task-chip';
import { TaskRow } from '@portal/task/task-row';
import { LatePopover } from '../notices/late-popover.tsx';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { taskMessages as words } from './task-messages.ts';

const Chips = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minW: '0',
    maxW: 'full',
    minH: '6',
    borderRadius: 'sm',
    cursor: 'pointer',
    textStyle: 'caption',
    color: 'fg.muted',
    _hover: { textDecoration: 'underline' },
    '& .more': {
      flexShrink: 0,
      px: '1.5',
      lineHeight: '{sizes.6}',
      borderRadius: 'sm',
      bg: 'bg.muted',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface Props {
  day: Day;
  /** How many are named at most; the others are counted. */
  most?: number;
}

/** What is due on a day: the first things by their kind, and all of them with their act behind one press (PLN-1). */
export function DayTasks({ day, most = 1 }: Props) {
  const { tasksOf } = useCalendarLayers();
  const { key: address } = useLocation();
  const tasks = tasksOf.get(day) ?? [];
  const [hadSome, setHadSome] = useState(false);
  if (tasks.length > 0 && !hadSome) setHadSome(true);
  // Whoever has ticked off the last one is told so, and keeps her place.
  if (tasks.length === 0 && !hadSome) return null;
  const named = tasks.slice(0, most);
  const rest = tasks.length - named.length;
  const seen = [...named.map(chipWords), ...(rest > 0 ? [words.more(rest)] : [])].join(' ');
  return (
    // A link in it may lead to another lesson of this page: there it is closed.
    <LatePopover
      key={address}
      size="lg"
      title={words.titleOf(formatDayWithWeekday(day))}
      button={(onPress) => (
        <Chips
          type="button"
          aria-label={
            tasks.length > 0 ? words.buttonOf(speakDay(day), tasks.length, seen) : words.allDoneOf(speakDay(day))
          }
          onClick={onPress}
        >
          {named.map((task) => (
            // A space between their words, as it stands in the name.
            <Fragment key={task.id}>
              <TaskChip task={task} />{' '}
            </Fragment>
          ))}
          {rest > 0 && <span className="more">{words.more(rest)}</span>}
          {tasks.length === 0 && words.allDone}
        </Chips>
      )}
    >
      {() => <TaskList tasks={tasks} />}
    </LatePopover>
  );
}

function TaskList({ tasks }: { tasks: readonly TodayTask[] }) {
  const { timeZone } = useCalendarLayers();
  const now = useNow(millisecondsInMinute);
  if (tasks.length === 0) return <chakra.p p="5">{words.allDone}</chakra.p>;
  return (
    // Where a row goes that had the focus, the list has it.
    <chakra.section tabIndex={-1} aria-label={words.row} px="5" outline="none">
      <ol>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} now={now} zone={timeZone} />
        ))}
      </ol>
    </chakra.section>
  );
}
