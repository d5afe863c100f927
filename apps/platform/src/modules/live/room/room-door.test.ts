import { LIVE_ROOM_MAX, PEER_ROOM_MAX, type LiveRole } from '@portal/domain/live/live-room';
import { testClock } from '../../../testing/test-app.ts';
import type { RoomLesson } from '../../lessons/module.ts';
import { createBoard } from './board.ts';
import { createRoom } from './room.ts';
import type { Connection } from './seat.ts';

function aRoom(most: number) {
  const clock = testClock('2026-11-18T01:00:00Z');
  const at = clock.now();
  const lesson = { id: 'l1', startAt: at, endAt: at, startedAt: null, students: [] } as unknown as RoomLesson;
  const listener = { joined: () => undefined, left: () => undefined };
  const room = createRoom(
    lesson,
    { messages: [], board: createBoard([]), most, clock, tellMaterial: () => null as never },
    listener,
  );
  /** What she is told first. */
  function come(participantId: string, role: LiveRole = 'STUDENT') {
    const heard: unknown[] = [];
    const connection: Connection = {
      tell: (event, payload) => void heard.push(event === 'live.door' ? (payload as { state: string }).state : event),
      end: () => void heard.push('end'),
    };
    room.enter({ lessonId: 'l1', participantId, role, name: participantId, actorId: participantId }, connection);
    return { heard, connection };
  }
  return { room, come };
}

describe('a room that is full [CLS-3]', () => {
  it.each([LIVE_ROOM_MAX, PEER_ROOM_MAX])('of %i turns the next one away, and keeps the teacher’s place', (most) => {
    const { room, come } = aRoom(most);
    const guests = Array.from({ length: most - 1 }, (_, no) => come(`guest-${no}`));
    for (const { heard } of guests) expect(heard[0]).toBe('live.state');
    expect(come('one-more').heard).toEqual(['FULL', 'end']);
    expect(come('host', 'HOST').heard[0]).toBe('live.state');
    expect(room.seats.size).toBe(most);
    expect(come('one-more').heard).toEqual(['FULL', 'end']);
  });

  it('has a place again when somebody leaves, and always one for who comes back', () => {
    const { room, come } = aRoom(2);
    const first = come('guest-1');
    expect(come('guest-1').heard[0]).toBe('live.state');
    expect(first.heard.at(-1)).toBe('end');
    room.remove('guest-1');
    expect(come('guest-2').heard[0]).toBe('live.state');
  });

  it('does not take in from its door more than it holds', () => {
    const { room, come } = aRoom(2);
    come('host', 'HOST');
    room.setWaitingRoom(true);
    const [one, two] = [come('guest-1'), come('guest-2')];
    room.admit('guest-1', true);
    room.admit('guest-2', true);
    expect([one.heard.at(-1), two.heard.slice(-2)]).toEqual([expect.not.stringMatching('end'), ['FULL', 'end']]);
  });
});
