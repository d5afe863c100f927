import { chakra } from '@chakra-ui/react/styled-system';
import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { momentOfTask } from '@portal/domain/planning/task-moment';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { addDays, dayOf } from '@portal/domain/time/day';
import { sheet as words } from '../sheet-messages.ts';

interface WeekPaperProps {
  monday: string;
  lessons: readonly Lesson[];
  tasks: readonly TodayTask[];
  now: Date;
  zone: string;
}

// Paper is white and ink is black, in the dark theme too.
const Paper = chakra('table', {
  base: {
    w: 'full',
    bg: 'white',
    color: 'black',
    borderCollapse: 'collapse',
    textStyle: 'body.sm',
    '& caption': { textStyle: 'title.md', textAlign: 'start', p: '3', bg: 'white', color: 'black' },
    '& th': { textAlign: 'start', fontWeight: '600', px: '3', py: '2', verticalAlign: 'top' },
    '& th[scope=row]': { whiteSpace: 'nowrap' },
    '& td': { px: '3', py: '2', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& tr': { borderTopWidth: '1px', borderColor: 'black', breakInside: 'avoid' },
    '& li': { listStyleType: 'none' },
    '& thead': { display: 'table-header-group' },
    // A full week has to stand on one page.
    _print: {
      fontSize: '8.5pt',
      lineHeight: '1.35',
      '& caption': { fontSize: '13pt', p: '1' },
      '& th, & td': { px: '1', py: '0.5' },
    },
  },
});

/** A week as it is printed: a row for each day, its lessons, and what is due with a box to tick. */
export function WeekPaper({ monday, lessons, tasks, now, zone }: WeekPaperProps) {
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const held = lessons
    .filter(({ status }) => status !== 'CANCELED')
    .toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  const range = `${formatDayWithWeekday(monday)} – ${formatDayWithWeekday(addDays(monday, 6))}`;
  return (
    <Paper data-print-sheet>
      <caption>
        {words.title} {range}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.lessons}</th>
          <th scope="col">{words.tasks}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day}>
            <th scope="row">{formatDayWithWeekday(day)}</th>
            <td>
              <ul>
                {held
                  .filter(({ startAt }) => dayOf(startAt, zone) === day)
                  .map(({ id, startAt, endAt, className, no, title }) => (
                    <li key={id}>
                      {words.lesson(formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone)), className, no)}{' '}
                      · {title}
                    </li>
                  ))}
              </ul>
            </td>
            <td>
              <ul>
                {tasks.filter(isOn(day, now, zone)).map((task) => (
                  <chakra.li key={task.id} display="flex" gap="2" alignItems="baseline">
                    <chakra.span
                      aria-hidden
                      flexShrink="0"
                      boxSize="3"
                      borderWidth="1px"
                      borderColor="black"
                      alignSelf="center"
                    />
                    <span>
                      {timeWords(task, now, zone)} {task.title}
                    </span>
                  </chakra.li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </Paper>
  );
}

const isOn = (day: string, now: Date, zone: string) => (task: TodayTask) => {
  const moment = momentOfTask(task, now);
  return moment !== null && dayOf(moment, zone) === day;
};

function timeWords(task: TodayTask, now: Date, zone: string): string {
  const moment = momentOfTask(task, now);
  const time = moment === null ? '' : formatTime(moment, zone);
  return moment === task.dueAt ? words.until(time) : words.from(time);
}
