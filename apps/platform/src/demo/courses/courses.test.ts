import * as fc from 'fast-check';
import * as v from 'valibot';
import { CourseDraft } from '@portal/domain/courses/course';
import { courseFindings } from '@portal/domain/courses/course-findings';
import { COURSE_STATUSES } from '@portal/domain/courses/course-status';
import { readCatalog } from '../../modules/catalog/catalog.ts';
import { weeklyCollisions } from '../../modules/courses/checks/weekly-collisions.ts';
import { buildDemo } from '../demo-data.ts';
import { DEMO_ZONE } from '../lessons/week-pattern.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const demo = buildDemo(NOW);
const countBy = <T>(items: readonly T[], keyOf: (item: T) => string | null | undefined) =>
  items.reduce<Record<string, number>>((counts, item) => {
    const key = keyOf(item) ?? 'none';
    counts[key] = (counts[key] ?? 0) + 1;
    return counts;
  }, {});
const of = (teacherId: string, { courses, courseRevisions, approvalRequests }: typeof demo = demo) => {
  const own = courses.filter((course) => course.teacherId === teacherId);
  const ids = new Set(own.map(({ id }) => id));
  return {
    courses: own,
    revisions: courseRevisions.filter(({ courseId }) => ids.has(courseId)),
    requests: approvalRequests.filter(({ courseId }) => ids.has(courseId)),
  };
};
const math = of(DEMO_ACCOUNTS.math.id);
const workOf = ({ id, workNo }: (typeof demo.courses)[number]) =>
  demo.courseRevisions.find(({ courseId, no }) => courseId === id && no === workNo)!;

describe('the courses of the main teacher', () => {
  it('are nine, in the states of demo-data 4.2', () => {
    expect(countBy(math.courses, ({ status }) => status)).toEqual({
      PUBLISHED: 4,
      WAITING_APPROVAL: 1,
      APPROVAL_IN_PROCESS: 1,
      REJECTED: 1,
      DRAFT: 2,
    });
    expect(math.courses.find(({ status }) => status === 'WAITING_APPROVAL')).toMatchObject({ workNo: 2, liveNo: 1 });
  });

  it('came there by 19 revisions and 14 requests', () => {
    expect(math.revisions).toHaveLength(19);
    expect(countBy(math.requests, ({ status }) => status)).toEqual({
      ACCEPTED: 5,
      DECLINED: 3,
      CANCELED: 4,
      PENDING: 2,
    });
    expect(countBy(math.requests, ({ cancelCause }) => cancelCause)).toEqual({
      DRAFT_SAVED: 2,
      RESUBMITTED: 2,
      none: 10,
    });
    for (const { status, reason, fieldRemarks } of math.requests)
      if (status === 'DECLINED')
        expect([reason, fieldRemarks?.length]).toEqual([expect.stringMatching(/요\.$/), expect.any(Number)]);
    const rejected = math.courses.find(({ status }) => status === 'REJECTED')!;
    expect(math.requests.findLast(({ courseId }) => courseId === rejected.id)?.fieldRemarks).toHaveLength(2);
  });

  it('sell 21 packages: four free trials, fees from 350,000đ to 9,600,000đ, and one at the least that is allowed', () => {
    const packages = math.courses.flatMap((course) => workOf(course).content.packages);
    expect(packages).toHaveLength(21);
    const trials = packages.filter(({ isTrial }) => isTrial);
    expect(trials.map(({ trialMinutes }) => trialMinutes).toSorted()).toEqual([30, 30, 45, 60]);
    const fees = packages.flatMap(({ isTrial, fee }) => (isTrial ? [] : fee!)).toSorted((one, other) => one - other);
    expect([fees[0], fees[1], fees.at(-1)]).toEqual([1_000, 350_000, 9_600_000]);
  });
});

describe('the courses of the demo', () => {
  it('are none of the teachers who may not make any yet [CRS-5]', () => {
    for (const username of ['newbie', 'rejected', 'waiting'] as const)
      expect(of(DEMO_ACCOUNTS[username].id).courses).toEqual([]);
    expect([of(DEMO_ACCOUNTS.korean.id).courses.length, of(DEMO_ACCOUNTS.piano.id).courses.length]).toEqual([3, 2]);
  });

  it('were fit to be handed in whenever they were handed in, and name what the catalogues know', () => {
    const catalog = readCatalog();
    for (const { courseId, revisionNo } of demo.approvalRequests) {
      const { content } = demo.courseRevisions.find((each) => each.courseId === courseId && each.no === revisionNo)!;
      expect([courseId, courseFindings(content).filter(({ level }) => level === 'ERROR')]).toEqual([courseId, []]);
      expect(catalog.topicName(content.subjectId!, content.topicId!)).toBeDefined();
      expect(catalog.languageName(content.language!)).toBeDefined();
    }
    for (const { content } of demo.courseRevisions) expect(v.is(CourseDraft, content)).toBe(true);
  });

  it('happened in order, and collide with no lesson, whenever the demo starts', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        const { courses, courseRevisions, courseHistory, approvalRequests, classes, lessons } = buildDemo(now);
        for (const { id, status } of courses) {
          const rows = courseHistory.filter(({ courseId }) => courseId === id);
          rows.forEach(({ at }, no) => expect(at.getTime()).toBeGreaterThan(rows[no - 1]?.at.getTime() ?? 0));
          expect(rows.at(-1)!.at.getTime()).toBeLessThan(now.getTime());
          const open = approvalRequests.filter((each) => each.courseId === id && each.status === 'PENDING');
          expect(open).toHaveLength(Number(status === 'WAITING_APPROVAL' || status === 'APPROVAL_IN_PROCESS'));
        }
        const courseOf = new Map(classes.map((row) => [row.id, row.courseId]));
        for (const { teacherId, id, workNo } of courses) {
          const { content } = courseRevisions.find((each) => each.courseId === id && each.no === workNo)!;
          const standing = lessons
            .filter((lesson) => lesson.teacherId === teacherId && lesson.status === 'UPCOMING' && !lesson.isTrial)
            .filter(({ classId }) => courseOf.get(classId) !== id)
            .map((lesson) => ({ id: lesson.id, className: '', from: lesson.startAt, to: lesson.endAt }));
          expect([id, weeklyCollisions(content.weeklySchedule, standing, DEMO_ZONE)]).toEqual([id, []]);
          expect([id, content.weeklySchedule.length > 0]).toEqual([
            id,
            !['crs-math-chance', 'crs-math-statistics'].includes(id),
          ]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are what running classes run from', () => {
    const running = demo.classes.filter(
      ({ progress, canceledAt, teacherId }) =>
        progress === 'IN_PROGRESS' && !canceledAt && teacherId === DEMO_ACCOUNTS.math.id,
    );
    for (const { courseId, name } of running) {
      const course = math.courses.find(({ id }) => id === courseId)!;
      expect([name, course.liveNo !== null, workOf(course).title]).toEqual([name, true, name]);
    }
    expect(running).toHaveLength(5);
    expect(new Set(demo.courses.map(({ status }) => status))).toEqual(new Set(COURSE_STATUSES));
  });
});
