import { type ReactNode, useMemo, useState } from 'react';
import { formatMoment, speakDay } from '@portal/domain/format/date-time';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { momentOfPlanTask } from '@portal/domain/planning/task-moment';
import { dayOf } from '@portal/domain/time/day';
import { MouseCarry } from '@portal/ui/mouse-carry';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { carry as words } from '../week-messages.ts';
import { type Carry, CarryContext } from './carry-context.ts';
import { type Landing, landingOf } from './landing.ts';
import { useMoveTask } from './use-move-task.ts';

interface CarryTasksProps {
  /** The days on which a task can be put. */
  days: readonly string[];
  now: Date;
  zone: string;
  children: ReactNode;
}

export const landingWords = (landing: Landing | null, zone: string): string => {
  if (!landing) return words.nothing;
  return (landing.kind === 'DUE' ? words.due : words.snooze)(formatMoment(landing.at, zone));
};

/** Lets tasks be carried to another day, with the mouse or by keys; what happens is said before it does. */
export function CarryTasks({ days, now, zone, children }: CarryTasksProps) {
  const [task, setTask] = useState<PlanTask | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const moveTask = useMoveTask(zone);

  const carry = useMemo((): Carry => {
    const landing = (on: string) => task && landingOf(task, on, { now, zone });
    const end = () => {
      setTask(null);
      setDay(null);
    };
    return {
      task,
      day,
      from: task && dayOf(momentOfPlanTask(task, now), zone),
      landing,
      lift(lifted) {
        setTask(lifted);
        setDay(null);
        setSaid(words.lifted(lifted.title));
      },
      step(by) {
        const open = days.filter((one) => landing(one));
        const at = day === null ? (by === 1 ? -1 : open.length) : open.indexOf(day);
        const next = open[at + by];
        if (next === undefined) return;
        setDay(next);
        setSaid(words.over(speakDay(next), landingWords(landing(next), zone)));
      },
      drop() {
        const there = day && landing(day);
        end();
        if (task && there) void moveTask(task, there);
        else if (task) setSaid(words.canceled(task.title));
      },
      cancel() {
        if (task) setSaid(words.canceled(task.title));
        end();
      },
    };
  }, [task, day, days, now, zone, moveTask]);

  return (
    <CarryContext value={carry}>
      <MouseCarry
        carried={task?.title ?? null}
        onLift={(data) => carry.lift(data as PlanTask)}
        onOver={setDay}
        onDrop={carry.drop}
        onCancel={carry.cancel}
      >
        {children}
      </MouseCarry>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </CarryContext>
  );
}
