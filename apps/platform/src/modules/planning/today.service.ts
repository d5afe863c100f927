import { millisecondsInDay } from 'date-fns/constants';
import { subDays } from 'date-fns/subDays';
import { formatTime, nameDay } from '@portal/domain/format/date-time';
import { isDoneByItself } from '@portal/domain/planning/plan-task';
import { momentOfTask } from '@portal/domain/planning/task-moment';
import { DUE_TASKS_MAX, TODAY_TASKS_MAX, type TodayTask } from '@portal/domain/planning/today.contract';
import type { ProfileSubmission } from '@portal/domain/profile/teacher-profile';
import { addDays, dayOf, instantOf } from '@portal/domain/time/day';
import { planTaskView } from './plan-task-view.ts';
import type { NamedTask, planTaskQueries } from './plan-tasks.queries.ts';
import type { todayQueries, Waiting } from './today.queries.ts';

/** A lesson confirms itself a day after it was held (domain-model 3.3.5); until then its notes can be sent. */
const CLOSE_WITHIN_MS = millisecondsInDay;
/** Older ones are past help, and nobody wants to be greeted by them. */
const LOOK_BACK_MS = 14 * millisecondsInDay;
const lookBack = (now: Date) => new Date(now.getTime() - LOOK_BACK_MS);

interface Teacher {
  readonly id: string;
  readonly timeZone: string;
  /** Of the newest profile submission; undefined when there has never been one. */
  readonly profileStatus: ProfileSubmission['status'] | undefined;
}

type TaskQueries = ReturnType<typeof todayQueries> & { readonly plan: ReturnType<typeof planTaskQueries> };

/** What waits for a teacher at home: the first of what is open, without what is past help. */
export async function readTasks(queries: TaskQueries, teacher: Teacher, now: Date): Promise<TodayTask[]> {
  return readOpenTasks(queries, teacher, now, { limit: TODAY_TASKS_MAX, dueAfter: lookBack(now) });
}

/** What waits for a teacher: what is overdue first, then by its time, and last what has none. */
export async function readOpenTasks(
  queries: TaskQueries,
  teacher: Teacher,
  now: Date,
  { limit, dueAfter }: { limit: number; dueAfter?: Date },
): Promise<TodayTask[]> {
  const { timeZone } = teacher;
  const today = dayOf(now, timeZone);
  const endOfDay = instantOf(addDays(today, 1), 0, timeZone);
  const [moves, done, coming, noted] = await Promise.all([
    queries.askedMoves(teacher.id, limit),
    queries.openLessons(teacher.id, lookBack(now), limit),
    queries.comingLessons(teacher.id, now, endOfDay, limit),
    queries.plan.page({ state: 'in-progress', dueAfter }, now, { page: 1, size: limit }),
  ]);
  const { moveToAnswer, lessonToClose, lessonToPrepare } = tasksAbout(timeZone, now);
  const tasks = [
    ...moves.map(moveToAnswer),
    ...done.map(lessonToClose),
    ...coming.map(lessonToPrepare),
    ...noted.map(notedTask(now)),
    ...profileTask(teacher.profileStatus),
  ];
  return tasks.sort(inOrder(now)).slice(0, limit);
}

/**
 * What is still to be done on some days, by its time: what was put off stands where it is seen again, and a lesson that is not
 * closed on the day by which it was to be.
 */
export async function readDueTasks(
  queries: TaskQueries,
  { id, timeZone }: Pick<Teacher, 'id' | 'timeZone'>,
  days: { readonly from: string; readonly to: string },
  now: Date,
): Promise<TodayTask[]> {
  const from = instantOf(days.from, 0, timeZone);
  const to = instantOf(addDays(days.to, 1), 0, timeZone);
  const endOfToday = instantOf(addDays(dayOf(now, timeZone), 1), 0, timeZone);
  const [moves, done, coming, noted] = await Promise.all([
    queries.askedMoves(id, DUE_TASKS_MAX),
    // The longest lesson ends on the day after it began.
    queries.openLessons(id, subDays(from, 2), DUE_TASKS_MAX),
    queries.comingLessons(id, now, endOfToday, DUE_TASKS_MAX),
    queries.plan.dueWithin({ from, to }, now, DUE_TASKS_MAX),
  ]);
  const { moveToAnswer, lessonToClose, lessonToPrepare } = tasksAbout(timeZone, now);
  const tasks = [
    ...moves.map(moveToAnswer),
    ...done.map(lessonToClose),
    ...coming.map(lessonToPrepare),
    ...noted.map(notedTask(now)),
  ];
  const isWithin = (time: number) => time >= from.getTime() && time < to.getTime();
  return tasks
    .filter((task) => isWithin(timeOf(task, now)))
    .sort(inOrder(now))
    .slice(0, DUE_TASKS_MAX);
}

function tasksAbout(timeZone: string, now: Date) {
  const today = dayOf(now, timeZone);
  const about =
    (
      id: string,
      type: TodayTask['type'],
      kind: 'OPEN_LESSON' | 'WRAP_UP' | 'ANSWER_MOVE',
      title: string,
      graceMs = 0,
    ) =>
    ({ lessonId, startAt, classId, className, at }: Waiting): TodayTask => {
      const dueAt = new Date(at.getTime() + graceMs);
      return {
        id: `${id}-${lessonId}`,
        type,
        // A class has several lessons: which one it is about.
        title: `${title}: ${className} · ${nameDay(dayOf(startAt, timeZone), today)} ${formatTime(startAt, timeZone)}`,
        dueAt: dueAt.toISOString(),
        isOverdue: dueAt <= now,
        class: { id: classId, name: className },
        action: { kind, lesson: { id: lessonId, startAt: startAt.toISOString() } },
      };
    };
  return {
    moveToAnswer: about('move', 'REMINDER', 'ANSWER_MOVE', '시간 변경 요청에 답하기'),
    lessonToClose: about('close', 'LESSON', 'WRAP_UP', '수업 마무리하기', CLOSE_WITHIN_MS),
    lessonToPrepare: about('lesson', 'LESSON', 'OPEN_LESSON', '수업 준비하기'),
  };
}

/** What is noted, as it stands among all that waits. */
export const notedTask =
  (now: Date) =>
  (row: NamedTask): TodayTask => ({
    id: row.id,
    type: row.type,
    title: row.className === null ? row.title : `${row.title}: ${row.className}`,
    dueAt: row.dueAt.toISOString(),
    isOverdue: row.dueAt <= now,
    class: planTaskView(row).class,
    action: { kind: isDoneByItself(row) ? 'GRADE' : 'FINISH_TASK', task: planTaskView(row) },
  });

function profileTask(status: ProfileSubmission['status'] | undefined): TodayTask[] {
  if (status === 'APPROVED' || status === 'PENDING') return [];
  const title = status === 'REJECTED' ? '수업 프로필 고쳐서 다시 내기' : '수업 프로필 완성하기';
  const action = { kind: 'OPEN_PROFILE', lesson: null } as const;
  return [{ id: 'profile', type: 'REMINDER', title, dueAt: null, isOverdue: false, class: null, action }];
}

function timeOf(task: TodayTask, now: Date): number {
  const moment = momentOfTask(task, now);
  return moment === null ? Infinity : Date.parse(moment);
}

const inOrder = (now: Date) => (one: TodayTask, other: TodayTask) => {
  const difference = timeOf(one, now) - timeOf(other, now);
  return Number.isNaN(difference) || difference === 0 ? (one.id < other.id ? -1 : 1) : difference;
};
