import { waitedBy, waitOf } from './lesson-wait.ts';
import type { Stay } from './presence.ts';

const START = Date.parse('2026-11-18T10:00:00Z');
const minute = (minutes: number) => START + minutes * 60_000;
const stay = (actorId: string, from: number, to: number | null, place: Stay['place'] = 'ROOM'): Stay => ({
  actorId,
  place,
  from: minute(from),
  to: to === null ? null : minute(to),
  isCut: false,
});

function waitAt(now: number, stays: readonly Stay[], over: { isInRoom?: boolean; startedAt?: number | null } = {}) {
  const { isInRoom = true, startedAt = null } = over;
  return waitOf(stays, {
    startAt: new Date(START),
    startedAt: startedAt === null ? null : new Date(minute(startedAt)),
    hostId: 'host',
    studentIds: ['s1', 's2'],
    isInRoom,
    now: new Date(minute(now)),
  });
}
const minutes = (wait: { waitedMs: number }) => wait.waitedMs / 60_000;
const host = stay('host', -5, null);

describe('the wait of a teacher for her students [CLS-3]', () => {
  it.each<[string, number, Stay[], number, boolean]>([
    ['runs from the start of the lesson', 10, [host], 10, true],
    ['runs from her own coming when she is late', 15, [stay('host', 10, null)], 5, true],
    ['does not run while she is away', 15, [stay('host', 0, 5), stay('host', 12, null)], 8, true],
    ['stands while she is away', 15, [stay('host', 0, 5)], 5, false],
    ['stands while a student is there', 15, [host, stay('s1', 6, null)], 6, false],
    ['runs on when the student is gone', 15, [host, stay('s1', 6, 8)], 13, true],
    ['stands while a student is at the door', 15, [host, stay('s2', 10, null, 'DOOR')], 10, false],
    ['runs on when the student has left the door', 15, [host, stay('s2', 10, 11, 'DOOR')], 14, true],
    ['counts two students at once as one', 15, [host, stay('s1', 6, 9), stay('s2', 8, 10, 'DOOR')], 11, true],
    ['is not ended by a guardian', 15, [host, stay('g1', 2, null)], 15, true],
    ['is none when she never came', 15, [], 0, false],
  ])('%s', (_, now, stays, waited, isRunning) => {
    const wait = waitAt(now, stays);
    expect([minutes(wait), wait.isRunning]).toEqual([waited, isRunning]);
  });

  it.each([
    ['from its start, where she began before it', -3, 12, true],
    ['from when she began it late', 4, 8, true],
    ['not before she begins', null, 0, false],
  ])('in a place of their own runs %s', (_, startedAt, waited, isRunning) => {
    const wait = waitAt(12, [], { isInRoom: false, startedAt });
    expect([minutes(wait), wait.isRunning, wait.isHostThere]).toEqual([waited, isRunning, isRunning]);
  });

  it('names who came and who waits at the door, students alone', () => {
    const stays = [host, stay('s1', 1, 2), stay('s2', 3, null, 'DOOR'), stay('s1', 4, 5, 'DOOR'), stay('g1', 1, null)];
    expect(waitAt(9, stays)).toMatchObject({ cameIds: ['s1'], atDoorIds: ['s2'], isHostThere: true });
  });

  it('does not grow before the lesson begins, and then by itself', () => {
    const wait = waitAt(-4, [host]);
    expect([-1, 0, 3].map((now) => waitedBy(wait, minute(now)))).toEqual([0, 0, 3 * 60_000]);
  });

  it('grows by itself while it runs, and does not run back when a clock is slow', () => {
    const wait = waitAt(9, [host]);
    expect(waitedBy(wait, minute(11))).toBe(11 * 60_000);
    expect(waitedBy(wait, minute(8))).toBe(9 * 60_000);
    expect(waitedBy({ ...wait, isRunning: false }, minute(11))).toBe(9 * 60_000);
  });
});
