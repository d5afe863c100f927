import type { Lesson } from '@portal/domain/lessons/lesson';
import { type ProgrammePace, programmesContract } from '@portal/domain/lessons/programmes.contract';
import { directoryContract } from '@portal/domain/planning/directory.contract';
import { isDoneByItself, type PlanTask } from '@portal/domain/planning/plan-task';
import { planTasksContract as contract } from '@portal/domain/planning/plan-tasks.contract';
import { todayContract, type TodayTask } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { type Fake, fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aPlanTask, anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { aCalendar, aLesson } from '@portal/testing/schedule/calendar-builders';

/** The clock of the tests: Wednesday, 18/11/2026, 10:42. */
const NOW = Date.parse('2026-11-18T10:42:00+09:00');
export const at = (day: number, time: string) => `2026-11-${String(day).padStart(2, '0')}T${time}:00+09:00`;

const math = { id: 'class-1', name: '중2 수학 개념 완성 – 일차함수' };
const deep = { id: 'class-2', name: '중등 심화 문제풀이반' };

/** A task of the plan as it stands among all that waits. */
export const noted = (task: PlanTask): TodayTask => ({
  id: task.id,
  type: task.type,
  title: task.class ? `${task.title}: ${task.class.name}` : task.title,
  dueAt: task.dueAt,
  isOverdue: Date.parse(task.dueAt) <= NOW,
  class: task.class,
  action: { kind: isDoneByItself(task) ? 'GRADE' : 'FINISH_TASK', task },
});

const lessonTask = (over: Partial<TodayTask>): TodayTask => ({
  id: 'close-lesson-1',
  type: 'LESSON',
  title: `수업 마무리하기: ${math.name} · 오늘 08:00`,
  dueAt: at(18, '08:50'),
  isOverdue: true,
  class: math,
  action: { kind: 'WRAP_UP', lesson: { id: 'lesson-1', startAt: at(18, '08:00') } },
  ...over,
});

export const ownTask = anOwnTask({ dueAt: at(20, '18:00'), note: '10권, 지난번 서점' });

/** Two that are overdue, two for today, two for this week, one for the next. */
export const someTasks = (): TodayTask[] => [
  noted(
    aPlanTask({
      id: 'late',
      type: 'SUBMISSION_DEADLINE',
      title: '교재 38쪽',
      note: '',
      class: deep,
      dueAt: at(17, '18:00'),
    }),
  ),
  lessonTask({}),
  lessonTask({
    id: 'lesson-lesson-9',
    type: 'LESSON',
    title: `수업 준비하기: ${deep.name} · 오늘 17:00`,
    dueAt: at(18, '17:00'),
    isOverdue: false,
    class: deep,
    action: { kind: 'OPEN_LESSON', lesson: { id: 'lesson-9', startAt: at(18, '17:00') } },
  }),
  noted(
    aPlanTask({
      id: 'grade',
      type: 'SUBMISSION_EVALUATION',
      title: '서술형 3번 채점',
      note: '',
      dueAt: at(18, '20:40'),
    }),
  ),
  noted(ownTask),
  noted(aPlanTask({ dueAt: at(21, '10:30') })),
  noted(anOwnTask({ id: 'next', title: '학부모 상담 준비', dueAt: at(24, '09:00') })),
];

export const doneTasks = (): PlanTask[] => [
  anOwnTask({
    id: 'done',
    title: '중간고사 기출 모으기',
    status: 'FINISHED',
    dueAt: at(17, '12:00'),
    finishedAt: at(17, '11:00'),
  }),
  aPlanTask({ id: 'done-late', status: 'FINISH_LATE', dueAt: at(15, '12:00'), finishedAt: at(16, '09:00') }),
];

const directory = fake(directoryContract.getDirectory, { classes: [math, deep], students: [], lessons: [] });
export const open = (tasks: readonly TodayTask[], later: readonly TodayTask[] = []) =>
  fake(contract.listOpenTasks, ({ query }) => ({ tasks: [...(query.state === 'upcoming' ? later : tasks)] }));
export const done = (items: readonly PlanTask[], total = items.length) =>
  fake(contract.listPlanTasks, { total, items: [...items] });

/** Due on Friday, and out of sight until Thursday. */
const asleep = noted(aPlanTask({ id: 'asleep', dueAt: at(20, '10:30'), snoozedUntil: at(19, '09:00') }));
const later = [noted(anOwnTask({ id: 'far', title: '겨울 방학 특강 계획', dueAt: at(30, '09:00') })), asleep];
const many = Array.from({ length: 45 }, (_, no) =>
  noted(anOwnTask({ id: `many-${no}`, title: `할 일 ${no + 1}`, dueAt: at(20, '18:00') })),
);

const week = [
  aLesson({ id: 'lesson-0', no: 11, startAt: at(16, '19:00'), endAt: at(16, '20:00'), status: 'FINISHED', held: true }),
  aLesson({
    id: 'lesson-8',
    status: 'UPCOMING',
    startAt: at(18, '17:00'),
    endAt: at(18, '18:00'),
    no: 3,
    className: deep.name,
  }),
  aLesson({ id: 'lesson-2', status: 'UPCOMING', startAt: at(20, '10:30'), endAt: at(20, '11:30'), no: 13 }),
  aLesson({
    id: 'lesson-3',
    status: 'CANCELED',
    startAt: at(20, '16:00'),
    endAt: at(20, '17:00'),
    no: 14,
    cancelReason: '방학',
  }),
];
/** The lessons of the week, one over, one called off; or none. */
export const calendar = (lessons: readonly Lesson[] = week) =>
  fake(calendarContract.getCalendar, aCalendar({ events: [], lessons: [...lessons] }));
/** What there is to do on the days of a week, what was put off with it. */
export const due = (tasks: readonly TodayTask[] = [...someTasks(), asleep]) =>
  fake(todayContract.listDueTasks, { tasks: [...tasks] });
/** One class is two lessons behind, one as planned. */
export const paces = (
  items: readonly ProgrammePace[] = [
    { class: math, total: 24, covered: 16, behind: 2 },
    { class: deep, total: 24, covered: 16, behind: 0 },
  ],
) => fake(programmesContract.listProgrammePaces, { items: [...items] });
const known = [directory, calendar(), due(), paces()];
const { listOpenTasks, listPlanTasks } = contract;
const { getCalendar } = calendarContract;
const { listDueTasks } = todayContract;
const { listProgrammePaces } = programmesContract;

/** What the server answers, and how it fails. */
export const worlds = {
  loaded: [open(someTasks(), later), done(doneTasks()), ...known],
  many: [open(many), done(doneTasks(), 60), ...known],
  empty: [open([]), done([]), directory, calendar([]), due([]), paces([])],
  loading: [
    ...[listOpenTasks, listPlanTasks, getCalendar, listDueTasks, listProgrammePaces].map(neverAnswers),
    directory,
  ],
  failed: [
    fakeProblem(listOpenTasks, 'UNEXPECTED'),
    fakeProblem(listPlanTasks, 'UNEXPECTED'),
    fakeProblem(getCalendar, 'UNEXPECTED'),
    fakeProblem(listDueTasks, 'UNEXPECTED'),
    fakeProblem(listProgrammePaces, 'UNEXPECTED'),
    directory,
  ],
  offline: [...[listOpenTasks, listPlanTasks, getCalendar, listDueTasks, listProgrammePaces].map(offline), directory],
} satisfies Record<string, Fake[]>;
