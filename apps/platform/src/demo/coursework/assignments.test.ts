import { existsSync } from 'node:fs';
import * as fc from 'fast-check';
import { assignmentStatus } from '@portal/domain/coursework/assignment';
import { taskStatusOf } from '@portal/domain/planning/task';
import { buildDemo } from '../demo-data.ts';
import { handInFiles } from './hand-in-files.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const demo = buildDemo(NOW);
const statusOf = (
  { publishedAt, displayAt, deadlineAt, cutoffAt, lateAllowed }: (typeof demo.assignments)[number],
  now = NOW,
) =>
  assignmentStatus(
    {
      isPublished: Boolean(publishedAt),
      displayAt: displayAt ?? null,
      deadlineAt,
      lateAllowed,
      cutoffAt: cutoffAt ?? null,
      isCanceled: false,
    },
    now,
  );

describe('the demo assignments', () => {
  it('are in every state: two drafts, three to come, some open, two taken late and thirty-two closed [ASG-1] [ASG-2]', () => {
    const counts = Object.groupBy(demo.assignments, (row) => statusOf(row));
    expect(counts.DRAFT).toHaveLength(2);
    expect(counts.SCHEDULED).toHaveLength(3);
    expect(counts.OPEN!.length).toBeGreaterThanOrEqual(4);
    expect(counts.LATE_WINDOW).toHaveLength(2);
    expect(counts.CLOSED).toHaveLength(32);
  });

  it('are handed in in time, late and not at all, and locked by it', () => {
    const byId = new Map(demo.assignments.map((row) => [row.id, row]));
    const kinds = demo.assignmentSubmissions.map(({ assignmentId, submittedAt }) =>
      taskStatusOf(submittedAt.toISOString(), byId.get(assignmentId)!.deadlineAt.toISOString()),
    );
    expect(new Set(kinds)).toEqual(new Set(['FINISHED', 'FINISH_LATE']));
    for (const row of demo.assignments) {
      const own = demo.assignmentSubmissions.filter(({ assignmentId }) => assignmentId === row.id);
      expect([row.id, row.lockedAt !== null]).toEqual([row.id, own.length > 0]);
    }
    expect(demo.assignments.some((row) => statusOf(row) === 'OPEN' && row.lockedAt)).toBe(true);
  });

  it('are the homework of diaries that were sent', () => {
    const homework = demo.assignments.filter(({ lessonId }) => lessonId);
    expect(homework.length).toBeGreaterThan(30);
    for (const { id, lessonId, content } of homework)
      expect(demo.lessonDiaries.find((diary) => diary.lessonId === lessonId)).toMatchObject({
        homeworkAssignmentId: id,
        homework: content,
        sentAt: expect.any(Date) as Date,
      });
  });

  it('keep their order of days at any moment, with nothing handed in after now', () => {
    const [min, max] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-12-31T00:00:00Z')];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (now) => {
        const { assignments, assignmentSubmissions } = buildDemo(now);
        for (const { displayAt, deadlineAt, cutoffAt } of assignments) {
          expect(!displayAt || displayAt < deadlineAt).toBe(true);
          expect(!cutoffAt || cutoffAt > deadlineAt).toBe(true);
        }
        expect(assignmentSubmissions.every(({ submittedAt }) => submittedAt <= now)).toBe(true);
      }),
      { numRuns: 5 },
    );
  });

  it('come with a photo, a sheet or words alone, each file of the family that sent it [ASG-2]', () => {
    const files = handInFiles(demo);
    expect(files.map(({ id }) => id)).toEqual(demo.assignmentSubmissions.flatMap(({ fileIds }) => fileIds ?? []));
    expect(new Set(files.map(({ name }) => name))).toEqual(new Set(['풀이 사진.jpg', '풀이.pdf']));
    expect(files.every(({ path, ownerId }) => existsSync(path) && ownerId.startsWith('family_'))).toBe(true);
    expect(files.length).toBeLessThan(demo.assignmentSubmissions.length);
  });
});
