import { LIVE_ROOM_MAX, PEER_ROOM_MAX, type LiveRole } from '@portal/domain/live/live-room';
import { testClock } from '../../../testing/test-app.ts';
import type { RoomLesson } from '../../lessons/module.ts';
import { createBoard } from './board.ts';
import { NEW_ROOM } from './room-memory.ts';
import { createRoom } from './room.ts';
import type { Connection, Seat } from './seat.ts';

function aRoom(most: number, memory = NEW_ROOM) {
  const clock = testClock('2026-11-18T01:00:00Z');
  const at = clock.now();
  const lesson = { id: 'l1', startAt: at, endAt: at, startedAt: null, students: [] } as unknown as RoomLesson;
  /** Comings and goings in their order. */
  const moves: string[] = [];
  const note =
    (what: string) =>
    ({ entrant }: Seat, why?: string) =>
      void moves.push([entrant.participantId, what, why].filter(Boolean).join(' '));
  const listener = { joined: note('in'), left: note('out'), waited: note('at the door'), turned: note('turned') };
  const ground = { messages: [], board: createBoard([]), memory, poll: null, most, clock };
  const room = createRoom(lesson, { ...ground, isRecordable: false, tellMaterial: () => null as never }, listener);
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
  return { room, come, moves };
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

describe('the door of a room [CLS-3] [W1]', () => {
  function watched() {
    const all = aRoom(3);
    all.come('host', 'HOST');
    all.room.setWaitingRoom(true);
    all.moves.length = 0;
    return all;
  }

  it('tells who came to it and who came in from there', () => {
    const { room, come, moves } = watched();
    come('guest-1');
    room.admit('guest-1', true);
    expect(moves).toEqual(['guest-1 at the door', 'guest-1 in']);
  });

  it('knows somebody who takes over her own place there as the same one', () => {
    const { room, come, moves } = watched();
    const first = come('guest-1');
    const second = come('guest-1');
    room.leave('guest-1', first.connection);
    room.leave('guest-1', second.connection);
    expect(moves).toEqual(['guest-1 at the door', 'guest-1 turned LEFT']);
  });

  it('tells why somebody stands there no longer', () => {
    const { room, come, moves } = watched();
    for (const guest of ['sent-away', 'inside-1', 'inside-2', 'too-many', 'left-over']) come(guest);
    room.admit('sent-away', false);
    for (const guest of ['inside-1', 'inside-2', 'too-many']) room.admit(guest, true);
    room.end('ENDED');
    expect(moves.filter((move) => move.includes('turned'))).toEqual([
      'sent-away turned REFUSED',
      'too-many turned FULL',
      'left-over turned ENDED',
    ]);
  });

  it('is where somebody stood who found the room full', () => {
    const { come, moves } = aRoom(1);
    come('guest-1');
    expect(moves).toEqual(['guest-1 at the door', 'guest-1 turned FULL']);
  });
});

it('a room that is made anew remembers the raised hand of who comes back, and who may come in [CLS-3]', () => {
  const before = aRoom(3);
  before.come('guest-1');
  before.room.setWaitingRoom(true);
  before.room.setDrawing(null, false);
  before.room.seats.get('guest-1')!.handUp = true;
  const after = aRoom(3, before.room.memory());
  after.come('guest-1');
  after.come('guest-2');
  expect(after.moves).toEqual(['guest-1 in', 'guest-2 at the door']);
  expect(after.room.seats.get('guest-1')?.handUp).toBe(true);
  expect(after.room.memory()).toEqual(before.room.memory());
});
