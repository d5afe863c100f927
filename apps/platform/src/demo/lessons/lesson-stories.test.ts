import { waitOf } from '@portal/domain/evidence/lesson-wait';
import { staysOf } from '@portal/domain/evidence/presence';
import { attendanceOf } from '@portal/domain/lessons/attendance';
import { isWhole } from '../../modules/lessons/evidence/evidence-chain.ts';
import { buildDemo } from '../demo-data.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const demo = buildDemo(NOW);
const lessons = new Map(
  demo.lessons.filter(({ teacherId }) => teacherId === DEMO_ACCOUNTS.math.id).map((lesson) => [lesson.id, lesson]),
);
const mine = <T extends { lessonId: string }>(rows: readonly T[]) =>
  rows.filter(({ lessonId }) => lessons.has(lessonId));

describe('the lessons of the main teacher as they were held', () => {
  it('have about 520 marks: 88 % present, 6 % late, 5 % absent, 1 % excused [CLS-3]', () => {
    const marks = mine(demo.attendance);
    const share = (state: string) => (100 * marks.filter((row) => row.state === state).length) / marks.length;
    expect(Math.abs(marks.length - 520)).toBeLessThan(40);
    expect(Math.abs(share('PRESENT') - 88)).toBeLessThan(2);
    expect(Math.abs(share('LATE') - 6)).toBeLessThan(1.5);
    expect(Math.abs(share('ABSENT') - 5)).toBeLessThan(1.5);
    expect(Math.abs(share('EXCUSED') - 1)).toBeLessThan(0.8);
  });

  it('have 138 diaries, of which two wait for the guardians, and two that are still to be written [W3]', () => {
    const diaries = mine(demo.lessonDiaries);
    expect(diaries).toHaveLength(138);
    const waiting = diaries.filter(({ confirmedAt }) => !confirmedAt);
    expect(waiting.map(({ lessonId }) => lessons.get(lessonId)!.status)).toEqual(['DONE', 'DONE']);
    for (const { confirmBy } of waiting) expect(confirmBy! > NOW).toBe(true);
    const written = new Set(diaries.map(({ lessonId }) => lessonId));
    const open = [...lessons.values()].filter(({ id, status }) => status === 'DONE' && !written.has(id));
    expect(open.map(({ classId }) => classId)).toEqual(['cls-math-h', 'cls-math-h']);
  });

  it('leave about 2,650 pieces of evidence in whole chains, three of them sealed [W1]', () => {
    expect(Math.abs(mine(demo.evidenceEvents).length - 2_650)).toBeLessThan(150);
    const byLesson = Map.groupBy(demo.evidenceEvents, ({ lessonId }) => lessonId);
    for (const { lessonId } of demo.evidenceChains) {
      const links = byLesson.get(lessonId)!;
      const { seq, hash, at } = links.at(-1)!;
      expect([lessonId, isWhole(links, { lastSeq: seq, lastHash: hash }), at <= NOW]).toEqual([lessonId, true, true]);
    }
    const sealed = mine(demo.evidenceChains).filter(({ sealedAt }) => sealedAt);
    expect(sealed.map(({ lessonId }) => lessons.get(lessonId)!.noShow)).toEqual([true, true, true]);
  });

  it('tell of nobody in their chains who is not marked so, and of a teacher who waited before she said so [CLS-3]', () => {
    const byLesson = Map.groupBy(demo.evidenceEvents, ({ lessonId }) => lessonId);
    for (const { id, teacherId, startAt, endAt, startedAt, endedAt, noShow, mode } of demo.lessons) {
      if (!endedAt || mode !== 'ONLINE') continue;
      const stays = staysOf(byLesson.get(id)!.map((event) => ({ ...event, actorId: event.actorId ?? null })));
      const marks = demo.attendance.filter((row) => row.lessonId === id);
      for (const { studentId, joinedAt = null, minutes = 0 } of marks) {
        const own = stays.filter(({ actorId, place }) => actorId === studentId && place === 'ROOM');
        const times = own.map(({ from, to }) => ({ from: new Date(from), to: new Date(to!) }));
        expect([id, times[0]?.from ?? null, attendanceOf(times, { startAt, endAt }).minutes]).toEqual([
          id,
          joinedAt,
          minutes,
        ]);
      }
      const studentIds = marks.map(({ studentId }) => studentId);
      const who = { hostId: teacherId, studentIds, isInRoom: true, startedAt: startedAt ?? null };
      const { waitedMs, cameIds } = waitOf(stays, { ...who, startAt, now: endedAt });
      if (noShow) expect([id, waitedMs, cameIds]).toEqual([id, 16 * 60_000, []]);
    }
  });

  it('praise nobody who was not there, and were held where somebody was [CLS-3]', () => {
    for (const { lessonId, messageToGuardian } of demo.lessonDiaries) {
      const states = demo.attendance.filter((row) => row.lessonId === lessonId).map(({ state }) => state);
      const came = states.filter((state) => state === 'PRESENT' || state === 'LATE');
      expect([lessonId, came.length > 0]).toEqual([lessonId, true]);
      if (came.length < states.length) expect(messageToGuardian).not.toMatch(/\{student\}/);
    }
    expect(demo.lessonDiaries.some(({ messageToGuardian }) => messageToGuardian!.includes('{student}'))).toBe(true);
  });

  it('speak of school and sums in the lessons of mathematics only', () => {
    const school = /교재|문제|오답|단원|계산|서술형|기말/;
    const others = demo.lessonDiaries.filter(({ lessonId }) => !lessons.has(lessonId));
    for (const { lessonId, homework, nextPlan, privateNote, messageToGuardian } of others)
      expect([lessonId, [homework, nextPlan, privateNote, messageToGuardian].join()]).toEqual([
        lessonId,
        expect.not.stringMatching(school),
      ]);
    for (const { classId, goals } of demo.enrollments)
      if (!classId.startsWith('cls-math'))
        expect([classId, goals]).toEqual([classId, expect.not.stringMatching(school)]);
  });

  it('speak to grown-ups of themselves, and plan nothing after the last of a class', () => {
    const grownUps = new Set(demo.students.filter(({ age }) => age! >= 20).map(({ id }) => id));
    const totals = new Map(demo.classes.map(({ id, lessonTotal }) => [id, lessonTotal]));
    const byId = new Map(demo.lessons.map((lesson) => [lesson.id, lesson]));
    for (const { lessonId, messageToGuardian, homework, nextPlan } of demo.lessonDiaries) {
      const isOfGrownUps = demo.attendance.some((row) => row.lessonId === lessonId && grownUps.has(row.studentId));
      if (isOfGrownUps)
        expect([lessonId, messageToGuardian]).toEqual([lessonId, expect.not.stringMatching(/학생|칭찬/)]);
      const { classId, no, isTrial } = byId.get(lessonId)!;
      if (no === totals.get(classId) && !isTrial) expect([lessonId, homework, nextPlan]).toEqual([lessonId, '', '']);
    }
    for (const { studentId, goals, trialLessonId } of demo.enrollments)
      if (grownUps.has(studentId) && !trialLessonId) expect(goals).not.toMatch(/학교|기말/);
    for (const { studentId, content } of demo.reviews)
      if (grownUps.has(studentId)) expect(content).not.toMatch(/아이|학교/);
  });

  it('were confirmed by families of the class, who had opened their links by then [CLS-3]', () => {
    const openedBy = new Map(demo.familyLinks.map((link) => [`${link.classId} ${link.guardianId}`, link.usedAt!]));
    const classOf = new Map(demo.lessons.map(({ id, classId }) => [id, classId]));
    const byGuardian = demo.lessonHistory.filter(({ event, actor }) => event === 'CONFIRM' && actor === 'GUARDIAN');
    expect(byGuardian.length).toBeGreaterThan(50);
    for (const { lessonId, actorId, at } of byGuardian) {
      const answers = demo.lessonConfirmations.filter((row) => row.lessonId === lessonId);
      expect(answers.map(({ guardianId }) => guardianId)).toContain(actorId);
      const marks = demo.attendance.filter((row) => row.lessonId === lessonId);
      expect(answers.map(({ studentId }) => studentId).sort()).toEqual(marks.map(({ studentId }) => studentId).sort());
      for (const { guardianId } of answers) {
        const opened = openedBy.get(`${classOf.get(lessonId)!} ${guardianId}`)!;
        expect(opened >= at && opened <= NOW).toBe(true);
      }
    }
  });

  it('agree with the clock whenever it starts', () => {
    for (let hour = 0; hour < 24; hour += 5) {
      const now = new Date(NOW.getTime() + hour * 3_600_000);
      const { lessonDiaries, evidenceEvents, attendance } = buildDemo(now);
      for (const { sentAt, confirmedAt, confirmBy } of lessonDiaries) {
        expect(sentAt! <= now && (confirmedAt ?? sentAt!) >= sentAt! && (confirmedAt ?? sentAt!) <= now).toBe(true);
        if (!confirmedAt) expect(confirmBy! > now).toBe(true);
      }
      expect(evidenceEvents.every(({ at }) => at <= now)).toBe(true);
      expect(attendance.every(({ joinedAt, leftAt }) => !joinedAt || leftAt! >= joinedAt)).toBe(true);
    }
  });
});
