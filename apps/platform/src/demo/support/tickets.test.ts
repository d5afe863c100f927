import * as fc from 'fast-check';
import { ticketLabel } from '@portal/domain/support/ticket';
import { buildDemo } from '../demo-data.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

const { tickets, ticketDesk } = buildDemo(new Date('2026-11-18T01:42:00Z'));
const countBy = (values: readonly string[]) =>
  values.reduce<Record<string, number>>((counts, value) => ({ ...counts, [value]: (counts[value] ?? 0) + 1 }), {});

describe('the tickets of the main teacher [SUP-1]', () => {
  it('are nine, in the states and about the targets of demo-data 4.2', () => {
    expect(countBy(tickets.map(({ status }) => status))).toEqual({ NEW: 2, PROCESSED: 4, COMPLETED: 3 });
    expect(countBy(tickets.map(({ targetType }) => targetType))).toEqual({
      TEACHER: 1,
      LESSON: 4,
      CLASS: 2,
      COURSE: 2,
    });
    expect(new Set(tickets.map(({ status, turn }) => ticketLabel(status, turn ?? null))).size).toBe(5);
  });

  it('wait at the desk where it is the team’s turn, one of them in the hands of a person', () => {
    const waiting = tickets.filter(({ turn }) => turn === 'ADMIN').map(({ id }) => id);
    const open = ticketDesk.filter(({ state }) => state === 'WAITING' || state === 'PICKED_UP');
    expect(open.map(({ id }) => id)).toEqual(waiting);
    expect(open.flatMap(({ reviewerId }) => reviewerId ?? [])).toEqual([DEMO_ACCOUNTS['ops-help'].id]);
    expect(ticketDesk.filter(({ state }) => state === 'ACCEPTED').every(({ reason }) => reason?.endsWith('요.'))).toBe(
      true,
    );
  });

  it('are told in order, about things that are there, whenever the demo starts', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        const demo = buildDemo(now);
        const things = new Set([...demo.lessons, ...demo.classes, ...demo.courses].map(({ id }) => id));
        for (const { id, targetId, turn, dueAt, evidenceLessonIds = [] } of demo.tickets) {
          const times = demo.ticketHistory.filter(({ ticketId }) => ticketId === id).map(({ at }) => at.getTime());
          times.forEach((at, no) => expect([id, at > (times[no - 1] ?? 0)]).toEqual([id, true]));
          expect(times.at(-1)).toBeLessThan(now.getTime());
          expect([targetId ?? '', ...evidenceLessonIds].every((thing) => thing === '' || things.has(thing))).toBe(true);
          // Nobody complains of a lesson that was not over, or that is not hers.
          const { openedBy, createdAt } = demo.tickets.find((ticket) => ticket.id === id)!;
          const lesson = demo.lessons.find((row) => row.id === targetId);
          if (lesson) expect([id, lesson.endAt <= createdAt]).toEqual([id, true]);
          const opener = demo.ticketHistory.find(({ ticketId }) => ticketId === id)!.actorId;
          if (lesson && openedBy === 'STUDENT')
            expect(
              demo.enrollments.some(({ classId, studentId }) => classId === lesson.classId && studentId === opener),
            ).toBe(true);
          // An answered one would complete as soon as the platform starts.
          if (turn === 'TEACHER') expect(dueAt!.getTime()).toBeGreaterThan(now.getTime());
        }
      }),
      { numRuns: 20 },
    );
  });
});
