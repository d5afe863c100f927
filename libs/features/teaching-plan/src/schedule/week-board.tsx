import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { nextLesson } from '@portal/domain/lessons/states/next-lesson';
import { momentOfTask } from '@portal/domain/planning/task-moment';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { addDays, dayOf } from '@portal/domain/time/day';
import { inOrder } from '@portal/task/task-order';
import { CarryTasks } from '../week/carry-tasks.tsx';
import { BoardDay } from './board-day.tsx';
import { DayStrip } from './day-strip.tsx';

interface WeekBoardProps {
  monday: string;
  lessons: readonly Lesson[];
  tasks: readonly TodayTask[];
  now: Date;
  zone: string;
  today: string;
}

/** The week as seven columns, lessons above and what is due below; on a phone a strip of days and the list of one of them. */
export function WeekBoard({ monday, lessons, tasks, now, zone, today }: WeekBoardProps) {
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const [chosen, setChosen] = useState(days.includes(today) ? today : monday);
  const next = nextLesson(lessons, now.getTime());
  const byTime = lessons.toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  const lessonsOf = Map.groupBy(byTime, ({ startAt }) => dayOf(startAt, zone));
  const tasksOf = Map.groupBy(inOrder(tasks, zone), (task) => dayOf(momentOfTask(task, now) ?? '', zone));
  const shown = days.map((day) => ({ day, lessons: lessonsOf.get(day) ?? [], tasks: tasksOf.get(day) ?? [] }));
  return (
    <CarryTasks days={days} now={now} zone={zone}>
      <DayStrip days={shown} today={today} chosen={chosen} onChoose={setChosen} />
      <chakra.ol
        layerStyle="sheet"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(7, minmax(7.5rem, 1fr))' }}
        // The line between lessons and tasks runs through all columns.
        gridTemplateRows={{ xl: 'auto 1fr auto' }}
        // With large text the columns keep room for a word, and the week is scrolled.
        overflowX="auto"
      >
        {shown.map((one) => (
          <BoardDay
            key={one.day}
            {...one}
            now={now}
            zone={zone}
            nextId={next?.id}
            isToday={one.day === today}
            isChosen={one.day === chosen}
          />
        ))}
      </chakra.ol>
    </CarryTasks>
  );
}
