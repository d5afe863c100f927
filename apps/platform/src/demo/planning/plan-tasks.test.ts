import { buildDemo } from '../demo-data.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const demo = buildDemo(NOW);
const mine = demo.planTasks.filter(({ teacherId }) => teacherId === DEMO_ACCOUNTS.math.id);
const lessons = new Map(demo.lessons.map((lesson) => [lesson.id, lesson]));

describe('the tasks of the demo [PLN-1]', () => {
  it('are the same at the same moment, each once', () => {
    expect(buildDemo(NOW).planTasks).toEqual(demo.planTasks);
    expect(new Set(demo.planTasks.map(({ id }) => id)).size).toBe(demo.planTasks.length);
    expect(new Set(demo.planTasks.map(({ key }) => key)).size).toBe(demo.planTasks.length);
  });

  it('prepare every lesson to come whose class was wrapped up, and are done where it has begun', () => {
    const prepared = mine.filter(({ source, type }) => source === 'AUTO' && type === 'LESSON');
    expect(prepared.length).toBeGreaterThan(100);
    for (const { refId, dueAt, finishedAt, note } of prepared) {
      const { startAt, status } = lessons.get(refId!)!;
      expect([dueAt, finishedAt ?? null]).toEqual([startAt, status === 'UPCOMING' ? null : startAt]);
      expect(note).not.toBe('');
    }
    const open = prepared.filter(({ finishedAt }) => !finishedAt);
    expect(open.length).toBeGreaterThanOrEqual(4);
    expect(open.every(({ dueAt }) => dueAt > NOW)).toBe(true);
  });

  it('have her grade what waits, and look after each deadline until it is over or everybody has handed in', () => {
    const grading = mine.filter(({ type }) => type === 'SUBMISSION_EVALUATION');
    const waiting = demo.assignmentSubmissions.filter(({ gradeState = 'NONE' }) => gradeState === 'NONE');
    expect(waiting).toHaveLength(11);
    expect(grading.map(({ refId }) => refId).toSorted()).toEqual(
      [...new Set(waiting.map(({ assignmentId }) => assignmentId))].toSorted(),
    );
    const deadlines = mine.filter(({ type }) => type === 'SUBMISSION_DEADLINE');
    const owing = (id: string) => {
      const { classId, deadlineAt } = demo.assignments.find((one) => one.id === id)!;
      const here = demo.enrollments.filter(
        (one) =>
          one.classId === classId && !one.trialLessonId && one.status === 'ACTIVE' && one.enrolledAt <= deadlineAt,
      );
      return here.length - demo.assignmentSubmissions.filter(({ assignmentId }) => assignmentId === id).length;
    };
    for (const { dueAt, finishedAt, refId } of deadlines)
      expect([refId, finishedAt === null]).toEqual([refId, dueAt > NOW && owing(refId!) > 0]);
  });

  it('name three things of her own, two of them still to do', () => {
    const own = mine.filter(({ source }) => source === 'OWN');
    expect(own.map(({ finishedAt, dueAt }) => [finishedAt === null, dueAt > NOW])).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });
});
