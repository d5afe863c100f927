import type { Lesson } from '@portal/domain/lessons/lesson';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { heroStateOf } from './hero-state.ts';
import { aDeskWithThree, aHeldLesson, anEmptyDesk, aPlannedLesson } from './next.fixture.ts';

const NOW = new Date('2026-11-18T10:42:00+09:00');
const state = (lessons: Lesson[], more: Parameters<typeof heroStateOf>[3] = {}, now = NOW) =>
  heroStateOf(lessons, now, 'Asia/Seoul', more);
const held = aHeldLesson('2026-11-18T08:00:00+09:00');
const canceled = aPlannedLesson('2026-11-18T12:00:00+09:00', { status: 'CANCELED' });

describe('what leads the day of a teacher', () => {
  it.each<[string, string, Lesson[]]>([
    ['the lesson that is far', 'AHEAD', [aPlannedLesson('2026-11-18T10:57:01+09:00')]],
    ['the one whose door is open', 'OPEN', [aPlannedLesson('2026-11-18T10:57:00+09:00')]],
    ['the one that should have begun', 'LATE', [aPlannedLesson('2026-11-18T10:42:00+09:00')]],
    ['the one that runs', 'RUNNING', [aLesson(), aPlannedLesson('2026-11-18T12:00:00+09:00')]],
    ['the one that runs since yesterday', 'RUNNING', [aLesson({ startAt: '2026-11-17T23:30:00+09:00' })]],
    ['that all is done', 'DONE', [held, aPlannedLesson('2026-11-19T10:00:00+09:00')]],
    ['that all is done for two weeks', 'DONE', [held]],
    ['a free day', 'FREE', [aPlannedLesson('2026-11-25T10:00:00+09:00')]],
    ['a free day where all is cancelled', 'FREE', [canceled, aPlannedLesson('2026-11-25T10:00:00+09:00')]],
    ['that nothing is planned', 'EMPTY', [canceled]],
  ])('is %s [CLS-2]', (_, kind, lessons) => {
    expect(state(lessons).kind).toBe(kind);
  });

  it('is that nobody has come, as long as nobody has and she waits [CLS-3]', () => {
    expect(state([aLesson()], { desk: anEmptyDesk }).kind).toBe('NOBODY');
    expect(state([aLesson()], { desk: aDeskWithThree }).kind).toBe('RUNNING');
    const away = { ...anEmptyDesk, wait: { ...anEmptyDesk.wait, isRunning: false, isHostThere: false } };
    expect(state([aLesson()], { desk: away }).kind).toBe('RUNNING');
  });

  it('is the first step for who is new, until a lesson is planned', () => {
    expect(state([], { isNew: true }).kind).toBe('NEWBIE');
    expect(state([aPlannedLesson('2026-11-25T10:00:00+09:00')], { isNew: true }).kind).toBe('FREE');
  });

  it('is that of her own zone', () => {
    const late = aPlannedLesson('2026-11-18T23:30:00+09:00');
    expect(state([late]).kind).toBe('AHEAD');
    expect(heroStateOf([late], new Date('2026-11-18T02:00:00Z'), 'Asia/Tokyo').kind).toBe('AHEAD');
    expect(heroStateOf([late], new Date('2026-11-18T04:00:00Z'), 'America/New_York').kind).toBe('FREE');
  });

  it('names what is still to be wrapped up when the day is done [W3]', () => {
    const open = aHeldLesson('2026-11-18T09:00:00+09:00', { isWrappedUp: false });
    expect(state([held, open])).toMatchObject({ kind: 'DONE', today: [held, open], toWrapUp: [open] });
  });
});
