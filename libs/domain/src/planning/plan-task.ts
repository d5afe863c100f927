import * as v from 'valibot';
import type { ErrorCode } from '../contract/error-code.ts';
import { FilledLine, Id, Instant, Text, Version } from '../contract/scalar.ts';
import { REMINDER_TYPES, type ReminderType, TASK_STATUSES } from './task.ts';

export const PLAN_TASK_LIMITS = { titleMax: 100, noteMax: 2_000, bulkMax: 100 } as const;

/** Pages count no further: what is older is found by its period. */
export const PLAN_TASK_TOTAL_MAX = 1_000;

/** Most tasks of the one list of what is open. */
export const OPEN_TASKS_MAX = 600;

/** What a task can be about. */
export const PLAN_TASK_REFS = ['LESSON', 'CLASS', 'ASSIGNMENT'] as const;
export type PlanTaskRef = (typeof PLAN_TASK_REFS)[number];

/** Noted by the product, or by the teacher for herself. */
export const PLAN_TASK_SOURCES = ['AUTO', 'OWN'] as const;
export type PlanTaskSource = (typeof PLAN_TASK_SOURCES)[number];

/**
 * How a list of tasks is parted: in progress is what is overdue or due within `PLAN_TASK_AHEAD_DAYS`, upcoming what is due later
 * or was put off, completed what is finished.
 */
export const PLAN_TASK_STATES = ['in-progress', 'upcoming', 'completed'] as const;
export type PlanTaskState = (typeof PLAN_TASK_STATES)[number];
export const PLAN_TASK_AHEAD_DAYS = 7;

/** What a teacher says of a task of her own. */
export const planTaskFields = {
  title: FilledLine(PLAN_TASK_LIMITS.titleMax, '할 일을 적어 주세요.'),
  note: Text(PLAN_TASK_LIMITS.noteMax),
  dueAt: Instant,
};

/** Something that a teacher has to do (PLN-1; domain-model 3.1.7). */
export const PlanTask = v.object({
  id: Id,
  type: v.picklist(REMINDER_TYPES),
  source: v.picklist(PLAN_TASK_SOURCES),
  title: v.string(),
  note: v.string(),
  dueAt: Instant,
  status: v.picklist(TASK_STATUSES),
  finishedAt: v.nullable(Instant),
  /** It is out of sight until then. */
  snoozedUntil: v.nullable(Instant),
  /** What it is about; null for what stands for itself. */
  ref: v.nullable(v.object({ kind: v.picklist(PLAN_TASK_REFS), id: Id })),
  class: v.nullable(v.object({ id: Id, name: v.string() })),
  /** Of one that comes again: which it is, of how many; null for what is to be done once. */
  series: v.nullable(v.object({ id: Id, no: v.number(), of: v.number() })),
  version: Version,
});
export type PlanTask = v.InferOutput<typeof PlanTask>;

export const PLAN_TASK_EVENTS = ['FINISH', 'REOPEN', 'SNOOZE', 'CHANGE', 'DELETE'] as const;
export type PlanTaskEvent = (typeof PLAN_TASK_EVENTS)[number];

// What is not in a row is refused. Finishing what is finished and reopening what is open change nothing, so that a call whose
// answer was lost can be sent again.
const MOVES = {
  OPEN: { FINISH: 'FINISHED', REOPEN: 'OPEN', SNOOZE: 'OPEN', CHANGE: 'OPEN', DELETE: 'GONE' },
  FINISHED: { FINISH: 'FINISHED', REOPEN: 'OPEN', DELETE: 'GONE' },
} as const satisfies Record<string, Partial<Record<PlanTaskEvent, 'OPEN' | 'FINISHED' | 'GONE'>>>;

interface Standing {
  readonly source: PlanTaskSource;
  readonly type: ReminderType;
  readonly isFinished: boolean;
}

/** Whether a task is done by what it is about, as grading is by the grades, and never ticked off by hand. */
export const isDoneByItself = ({ source, type }: Pick<Standing, 'source' | 'type'>): boolean =>
  source === 'AUTO' && type === 'SUBMISSION_EVALUATION';

/** Where an event leads a task, or why it may not happen. */
export function movePlanTask(
  task: Standing,
  event: PlanTaskEvent,
): { to: 'OPEN' | 'FINISHED' | 'GONE' } | { refused: ErrorCode } {
  const { source, isFinished } = task;
  // The product takes back and rewords what it has noted itself.
  if (source === 'AUTO' && (event === 'CHANGE' || event === 'DELETE')) return { refused: 'AUTO_TASK' };
  if (isDoneByItself(task) && (event === 'FINISH' || event === 'REOPEN')) return { refused: 'GRADING_TASK' };
  const row: Partial<Record<PlanTaskEvent, 'OPEN' | 'FINISHED' | 'GONE'>> = MOVES[isFinished ? 'FINISHED' : 'OPEN'];
  const to = row[event];
  return to ? { to } : { refused: 'WRONG_STATE' };
}
