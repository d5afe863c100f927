import fc from 'fast-check';
import { attendanceOf, LATE_AFTER_MINUTES } from '../lessons/attendance.ts';
import { waitOf } from './lesson-wait.ts';
import {
  lessonMinutes,
  presenceProgram,
  PROGRAM_LESSON,
  PROGRAM_PEOPLE,
  type ProgramRun,
  runProgram,
} from './presence-programs.fixture.ts';
import { type PresenceEvent, type Stay, staysOf } from './presence.ts';

const ZERO = Date.parse('2026-11-18T10:00:00Z');
const at = (minute: number) => new Date(ZERO + minute * 60_000);
const startAt = at(PROGRAM_LESSON.start);
const endAt = at(PROGRAM_LESSON.start + PROGRAM_LESSON.length);
const STUDENTS = ['s1', 's2'] as const;

const chainOf = ({ events }: ProgramRun): PresenceEvent[] =>
  events.map(({ minute, who, kind, lastSeen }) => ({
    kind,
    actorId: who,
    at: at(minute),
    data: lastSeen === undefined ? {} : { lastSeen: at(lastSeen).toISOString() },
  }));
/** Where the stays of somebody say that she was, minute by minute. */
const claimedBy = (stays: readonly Stay[], who: string, until: number) =>
  Array.from({ length: until }, (_, minute) => {
    const now = +at(minute);
    const there = stays.filter(({ actorId, from, to }) => actorId === who && from <= now && now < (to ?? Infinity));
    return there.length > 1 ? 'TWICE' : (there[0]?.place ?? null);
  });

const RUNS = { numRuns: 1_000 };
const everyRun = (check: (run: ProgramRun, stays: Stay[]) => void) =>
  fc.assert(
    fc.property(presenceProgram, (program) => {
      const run = runProgram(program);
      check(run, staysOf(chainOf(run)));
    }),
    RUNS,
  );

describe('people who come and go in any order, before a server that may die [W1, CLS-3]', () => {
  it('are said to have been there when they were seen there, and at no other minute', () => {
    everyRun((run, stays) => {
      for (const who of PROGRAM_PEOPLE) {
        const claimed = claimedBy(stays, who, run.until);
        expect(claimed).toEqual(run.seen[who]);
        expect(claimed.filter((place, minute) => place !== null && place !== run.truth[who][minute])).toEqual([]);
      }
    });
  });

  it('have attended as many minutes as they were seen in the room', () => {
    everyRun((run, stays) => {
      const now = at(run.until);
      for (const who of STUDENTS) {
        const own = stays.filter(({ actorId, place }) => actorId === who && place === 'ROOM');
        const ended = own.map(({ from, to }) => ({ from: new Date(from), to: to === null ? now : new Date(to) }));
        const minutes = lessonMinutes(run, (minute) => run.seen[who][minute] === 'ROOM');
        const isLate = minutes[0]! - PROGRAM_LESSON.start >= LATE_AFTER_MINUTES;
        const state = minutes.length ? (isLate ? 'LATE' : 'PRESENT') : 'ABSENT';
        expect(attendanceOf(ended, { startAt, endAt })).toEqual({ state, minutes: minutes.length });
      }
    });
  });

  it('were waited for in the minutes in which the teacher alone was there', () => {
    everyRun((run, stays) => {
      const { seen, now, came, until } = run;
      const isAlone = (minute: number) =>
        seen.host[minute] === 'ROOM' && STUDENTS.every((who) => seen[who][minute] === null);
      const who = { startedAt: startAt, hostId: 'host', studentIds: STUDENTS, isInRoom: true };
      // A wait is read before the lesson is over.
      if (until > PROGRAM_LESSON.start + PROGRAM_LESSON.length) return;
      const { cameIds, hereIds, atDoorIds, ...wait } = waitOf(stays, { ...who, startAt, now: at(until) });
      expect(wait).toEqual({
        at: at(Math.max(until, PROGRAM_LESSON.start)).toISOString(),
        waitedMs: lessonMinutes(run, isAlone).length * 60_000,
        isRunning: now.host === 'ROOM' && STUDENTS.every((one) => now[one] === null),
        isHostThere: now.host === 'ROOM',
      });
      expect(cameIds.toSorted()).toEqual(STUDENTS.filter((one) => came.has(one)));
      expect(hereIds.toSorted()).toEqual(STUDENTS.filter((one) => now[one] === 'ROOM'));
      expect(atDoorIds.toSorted()).toEqual(STUDENTS.filter((one) => now[one] === 'DOOR'));
    });
  });
});
