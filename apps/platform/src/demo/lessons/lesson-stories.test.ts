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

  it('leave about 1,900 pieces of evidence in whole chains, three of them sealed [W1]', () => {
    expect(Math.abs(mine(demo.evidenceEvents).length - 1_900)).toBeLessThan(150);
    const byLesson = Map.groupBy(demo.evidenceEvents, ({ lessonId }) => lessonId);
    for (const { lessonId } of demo.evidenceChains) {
      const links = byLesson.get(lessonId)!;
      const { seq, hash, at } = links.at(-1)!;
      expect([lessonId, isWhole(links, { lastSeq: seq, lastHash: hash }), at <= NOW]).toEqual([lessonId, true, true]);
    }
    const sealed = mine(demo.evidenceChains).filter(({ sealedAt }) => sealedAt);
    expect(sealed.map(({ lessonId }) => lessons.get(lessonId)!.noShow)).toEqual([true, true, true]);
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
