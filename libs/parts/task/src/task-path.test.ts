import type { PlanTask } from '@portal/domain/planning/plan-task';
import { aPlanTask, anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { taskPath } from './task-path.ts';

const pathOf = (task: PlanTask) => taskPath({ action: { kind: 'FINISH_TASK', task } }, 'Asia/Seoul');

describe('where a task of the plan leads [PLN-1]', () => {
  it.each([
    ['its lesson', aPlanTask(), '/account/lessons/lesson-2'],
    [
      'the assignments of its class',
      aPlanTask({ ref: { kind: 'ASSIGNMENT', id: 'asg-1' } }),
      '/account/my-courses/class-1/assignments',
    ],
    [
      'the grading of its assignment [ASG-2]',
      aPlanTask({ type: 'SUBMISSION_EVALUATION', ref: { kind: 'ASSIGNMENT', id: 'asg-1' } }),
      '/account/grading?assignment=asg-1',
    ],
    ['its class', aPlanTask({ ref: { kind: 'CLASS', id: 'class-1' } }), '/account/my-courses/class-1/overview'],
    ['nowhere', anOwnTask(), null],
  ])('is %s', (_name, task, path) => {
    expect(pathOf(task)).toBe(path);
  });
});
