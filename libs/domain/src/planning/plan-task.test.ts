import { movePlanTask, PLAN_TASK_EVENTS, PLAN_TASK_SOURCES } from './plan-task.ts';

const outcomes = PLAN_TASK_SOURCES.flatMap((source) =>
  [false, true].flatMap((isFinished) =>
    PLAN_TASK_EVENTS.map((event) => {
      const move = movePlanTask({ source, type: 'REMINDER', isFinished }, event);
      return `${source} ${isFinished ? 'FINISHED' : 'OPEN'} ${event}: ${'to' in move ? move.to : move.refused}`;
    }),
  ),
);

describe('what may happen to a task [PLN-1]', () => {
  it('is the table of the specification: her own can be changed and deleted, the product’s only finished and put off', () => {
    expect(outcomes).toEqual([
      'AUTO OPEN FINISH: FINISHED',
      'AUTO OPEN REOPEN: OPEN',
      'AUTO OPEN SNOOZE: OPEN',
      'AUTO OPEN CHANGE: AUTO_TASK',
      'AUTO OPEN DELETE: AUTO_TASK',
      'AUTO FINISHED FINISH: FINISHED',
      'AUTO FINISHED REOPEN: OPEN',
      'AUTO FINISHED SNOOZE: WRONG_STATE',
      'AUTO FINISHED CHANGE: AUTO_TASK',
      'AUTO FINISHED DELETE: AUTO_TASK',
      'OWN OPEN FINISH: FINISHED',
      'OWN OPEN REOPEN: OPEN',
      'OWN OPEN SNOOZE: OPEN',
      'OWN OPEN CHANGE: OPEN',
      'OWN OPEN DELETE: GONE',
      'OWN FINISHED FINISH: FINISHED',
      'OWN FINISHED REOPEN: OPEN',
      'OWN FINISHED SNOOZE: WRONG_STATE',
      'OWN FINISHED CHANGE: WRONG_STATE',
      'OWN FINISHED DELETE: GONE',
    ]);
  });

  it('leaves what is graded to the grades: it is put off, never ticked off and never opened by hand', () => {
    const grading = { source: 'AUTO', type: 'SUBMISSION_EVALUATION', isFinished: false } as const;
    expect(movePlanTask(grading, 'FINISH')).toEqual({ refused: 'GRADING_TASK' });
    expect(movePlanTask({ ...grading, isFinished: true }, 'REOPEN')).toEqual({ refused: 'GRADING_TASK' });
    expect(movePlanTask(grading, 'SNOOZE')).toEqual({ to: 'OPEN' });
  });
});
