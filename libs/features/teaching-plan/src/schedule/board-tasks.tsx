import { chakra } from '@chakra-ui/react/styled-system';
import { useDroppable } from '@dnd-kit/core';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { schedule as words } from '../schedule-messages.ts';
import { useCarry } from '../week/carry-context.ts';
import { landingWords } from '../week/carry-tasks.tsx';
import { BoardList } from './board-list.tsx';
import { BoardTask } from './board-task.tsx';

interface BoardTasksProps {
  day: string;
  tasks: readonly TodayTask[];
  now: Date;
  zone: string;
}

/** What is due on a day; while a task is over it, it says what happens when it is dropped here. */
export function BoardTasks({ day, tasks, now, zone }: BoardTasksProps) {
  const { setNodeRef } = useDroppable({ id: day });
  const carry = useCarry();
  const isOver = carry?.day === day;
  const landing = isOver ? carry.landing(day) : null;
  return (
    <chakra.div
      ref={setNodeRef}
      borderTopWidth="1px"
      borderTopStyle="dashed"
      {...(isOver && { bg: landing ? 'celadon.subtle' : 'bg.muted' })}
    >
      <chakra.h3 textStyle="label" px="3" pt="2" color="fg.muted">
        {words.tasks(tasks.length)}
      </chakra.h3>
      <BoardList>
        {tasks.map((task) => (
          <BoardTask key={task.id} task={task} now={now} zone={zone} />
        ))}
      </BoardList>
      {isOver && (
        <chakra.p
          m="2"
          p="2"
          borderWidth="2px"
          borderStyle="dashed"
          borderRadius="sm"
          borderColor={landing ? 'celadon.solid' : 'border'}
          textStyle="label"
          color={landing ? 'celadon.fg' : 'fg.muted'}
        >
          {landingWords(landing, zone)}
        </chakra.p>
      )}
    </chakra.div>
  );
}
