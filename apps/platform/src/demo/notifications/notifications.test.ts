import { millisecondsInMinute } from 'date-fns/constants';
import * as fc from 'fast-check';
import { formatMoney } from '@portal/domain/format/money';
import { buildDemo } from '../demo-data.ts';

const NOW = new Date('2026-11-18T01:42:00Z');

/** What a teacher reads, each beside everything that the demo knows of her. */
function told(now: Date) {
  const demo = buildDemo(now);
  return demo.inboxes.map(({ userId, notifications }) => {
    const classes = demo.classes.filter(({ teacherId }) => teacherId === userId);
    const ids = new Set(classes.map(({ id }) => id));
    const students = demo.enrollments.filter(({ classId }) => ids.has(classId)).map(({ studentId }) => studentId);
    const guardians = demo.relations.filter(({ studentId }) => students.includes(studentId));
    const names = [
      ...demo.students.filter(({ id }) => students.includes(id)),
      ...demo.guardians.filter(({ id }) => guardians.some(({ guardianId }) => guardianId === id)),
    ].map(({ name }) => name);
    const courses = demo.courses.filter(({ teacherId }) => teacherId === userId).map(({ id }) => id);
    return { demo, userId, notifications, classes, names, courses };
  });
}

const inboxes = told(NOW);
const ofKind = (kind: string) =>
  inboxes.flatMap((inbox) =>
    inbox.notifications.filter((each) => each.kind === kind).map((each) => ({ ...each, inbox })),
  );
const nameIn = (text: string) => text.match(/(?:학생|보호자) [AB]\d\d|[A]\d\d 학생/g) ?? [];

describe('what the demo tells a teacher stands as it says', () => {
  it('names only her own students and their guardians [NTF-2]', () => {
    for (const { notifications, names } of inboxes)
      for (const name of notifications.flatMap(({ content }) => nameIn(content)))
        expect(names).toContain(name.endsWith('학생') ? `학생 ${name.slice(0, 3)}` : name);
  });

  it('tells of homework that came in when it came in, and of none where none did [NTF-2]', () => {
    const all = ofKind('SUBMISSION_RECEIVED');
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const { content, publishedAt, groupKey, inbox } of all) {
      const { assignments, assignmentSubmissions } = inbox.demo;
      const handedIn = assignmentSubmissions.filter(({ submittedAt }) => +submittedAt === +publishedAt);
      const about = assignments.filter(({ id }) => handedIn.some(({ assignmentId }) => assignmentId === id));
      expect(about.map(({ classId }) => `SUBMISSION_RECEIVED/${classId}`)).toContain(groupKey);
      expect(about.some(({ title }) => content.endsWith(title))).toBe(true);
      expect(inbox.classes.some(({ id }) => id === about[0]!.classId)).toBe(true);
    }
  });

  it('shows four of one class as one, that came one after another [NTF-10]', () => {
    const { notifications } = inboxes[0]!;
    const runs = notifications.map(({ groupKey }, at) =>
      groupKey === null ? 0 : notifications.slice(at).findIndex((each) => each.groupKey !== groupKey),
    );
    expect(Math.max(...runs)).toBeGreaterThanOrEqual(4);
  });

  it('reminds of lessons that began ten minutes later', () => {
    for (const { content, publishedAt, inbox } of ofKind('LESSON_SOON')) {
      const starts = inbox.demo.lessons.filter(
        ({ startAt, status }) => status !== 'CANCELED' && +startAt === +publishedAt + 10 * millisecondsInMinute,
      );
      const names = inbox.classes.filter(({ id }) => starts.some(({ classId }) => classId === id));
      expect(names.some(({ name }) => content.includes(name))).toBe(true);
    }
  });

  it('tells of reviews, tickets and decisions that are there', () => {
    for (const { content, inbox } of ofKind('REVIEW_RECEIVED'))
      expect(inbox.demo.reviews.filter(({ rating }) => content.endsWith(`별 ${rating}개`))).not.toEqual([]);
    for (const { content, inbox } of [...ofKind('TICKET_ANSWERED'), ...ofKind('TICKET_RECEIVED')])
      expect(inbox.demo.tickets.filter(({ title }) => content.startsWith(title))).not.toEqual([]);
    for (const { content, publishedAt, inbox } of ofKind('COURSE_DECIDED')) {
      const decided = inbox.demo.approvalRequests.find(
        ({ courseId, endedAt }) => inbox.courses.includes(courseId) && +endedAt! === +publishedAt,
      )!;
      expect(content.includes('찾아볼 수 있어요')).toBe(decided.status === 'ACCEPTED');
    }
    expect(ofKind('LESSON_MOVE_ASKED')).toHaveLength(1);
  });

  it('names no sum of money but those of her wallet', () => {
    for (const { notifications, demo, userId } of inboxes) {
      const wallet = demo.wallets.find(({ ownerId }) => ownerId === userId);
      const sums = demo.transactions.filter(({ walletId }) => walletId === wallet?.id).map(({ amount }) => amount);
      for (const sum of notifications.flatMap(({ content }) => content.match(/[\d,]+đ/g) ?? []))
        expect(sums.map((each) => formatMoney(each))).toContain(sum);
    }
  });

  it('never tells a teacher twice of one thing', () => {
    for (const { notifications } of inboxes) {
      const things = notifications.filter(
        ({ kind }) => kind !== null && !['NEWS', 'SECURITY', 'PAYOUT'].includes(kind!),
      );
      const keys = things.map(({ kind, content, publishedAt }) => `${kind} ${content} ${+publishedAt}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('lies in waking hours before now, whenever the demo starts', () => {
    const [min, max] = [new Date('2026-01-01T00:00:00Z'), new Date('2028-12-31T23:59:59Z')];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (now) => {
        for (const { notifications } of buildDemo(now).inboxes) {
          const times = notifications.map(({ publishedAt }) => +publishedAt);
          expect(times).toEqual(times.toSorted((one, other) => one - other));
          expect(times.every((time) => time < +now)).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });
});
