import fc from 'fast-check';
import { programmeStand, type TaughtLesson } from './programme-stand.ts';
import { planRest, slotTitle } from './rest-plan.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const day = (of: number) => new Date(Date.UTC(2026, 10, of, 1));
/** A lesson on a day of November: before the 18th it was held. */
const lesson = (of: number, nos: number[], over: Partial<TaughtLesson> = {}): TaughtLesson => ({
  title: `단원 ${nos.join()}`,
  nos,
  startAt: day(of),
  endAt: new Date(day(of).getTime() + 3_600_000),
  status: of < 18 ? 'DONE' : 'UPCOMING',
  held: of < 18 ? true : null,
  wrapUp: null,
  ...over,
});
const names = new Map([1, 2, 3, 4].map((no) => [no, `단원 ${no}`]));
const stand = (lessons: TaughtLesson[], leftOut: number[] = []) =>
  programmeStand({ names, lessons, leftOut: new Set(leftOut), now: NOW });
const behind = (lessons: TaughtLesson[], leftOut?: number[]) => stand(lessons, leftOut).lessonsBehind;

describe('a programme against what was taught [CLS-1] [PLN-1]', () => {
  it('is behind by what should have been covered and was not, whatever else was', () => {
    const again = lesson(11, [2], { wrapUp: { coveredNo: 1 } });
    expect(behind([lesson(4, [1]), lesson(11, [2])])).toBe(0);
    expect(behind([lesson(4, [1]), again, lesson(25, [3])])).toBe(1);
    expect(behind([lesson(4, [1]), again, lesson(16, [3], { wrapUp: { coveredNo: null } })])).toBe(2);
  });

  it('is behind no more by what was planned anew, or left out', () => {
    const again = [lesson(4, [1]), lesson(11, [2], { wrapUp: { coveredNo: 1 } })];
    expect(behind([...again, lesson(25, [2])])).toBe(0);
    expect(stand([...again, lesson(25, [2])]).programme[1]).toMatchObject({ plannedAt: day(25).toISOString() });
    expect(behind(again, [2])).toBe(0);
    expect(stand(again, [2]).programme[1]).toMatchObject({ isLeftOut: true });
  });

  it('is not behind by what is taught in this moment, whatever of it was missed before [PLN-1]', () => {
    const running = (over: Partial<TaughtLesson>) => lesson(18, [2], { status: 'IN_PROGRESS', ...over });
    const missed = lesson(11, [2], { held: false });
    const before = [lesson(4, [1]), missed];
    expect(behind(before)).toBe(1);
    expect(behind([...before, running({})])).toBe(0);
    // Taught on after its end, until she ends it.
    const over = running({ endAt: new Date(NOW.getTime() - 60_000) });
    expect([behind([lesson(4, [1]), over]), behind([...before, over])]).toEqual([0, 0]);
    expect(behind([...before, running({ status: 'DONE', held: false })])).toBe(1);
  });

  it('has covered several steps of one lesson as far as its wrap-up says', () => {
    const joint = (coveredNo: number | null) => [lesson(4, [1, 2, 3], { wrapUp: { coveredNo } })];
    expect([3, 2, 1, null].map((no) => behind(joint(no)))).toEqual([0, 1, 2, 3]);
    // What it was not planned for alone.
    expect(stand(joint(4)).programme.map(({ coveredAt }) => coveredAt !== null)).toEqual([false, false, false, true]);
  });
});

describe('the rest of a programme laid on the lessons that are left [PLN-1]', () => {
  const open = fc.uniqueArray(fc.integer({ min: 1, max: 40 })).map((nos) => nos.toSorted((a, b) => a - b));
  const choice = fc.record({ leftOut: fc.array(fc.integer({ max: 40 })), together: fc.array(fc.integer({ max: 40 })) });

  it('is everything but what is left out, in order and once, or without a lesson', () => {
    fc.assert(
      fc.property(open, fc.nat({ max: 30 }), choice, (nos, lessons, made) => {
        const { slots, overflow } = planRest(nos, lessons, made);
        expect(slots).toHaveLength(lessons);
        expect([...slots.flat(), ...overflow]).toEqual(nos.filter((no) => !made.leftOut.includes(no)));
        if (overflow.length) expect(slots.every((slot) => slot.length > 0)).toBe(true);
      }),
    );
  });

  it('calls a lesson by all of its steps, and one without any a repetition', () => {
    const { slots, overflow } = planRest([2, 3, 4], 3, { leftOut: [], together: [3] });
    expect([slots, overflow]).toEqual([[[2, 3], [4], []], []]);
    expect(slots.map((nos) => slotTitle(nos, (no) => names.get(no)!))).toEqual(['단원 2 · 단원 3', '단원 4', '복습']);
  });
});
