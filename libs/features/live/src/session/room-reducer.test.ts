import { aLessonWait } from '@portal/testing/lessons/lesson-desk-builders';
import { aLiveMessage, aLivePoll, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { emptyRoom, reduceRoom, type Room, type RoomEvent } from './room-reducer.ts';

const inRoom: Room = { ...emptyRoom, status: 'CONNECTED', state: aRoomState() };
const after = (room: Room, ...events: RoomEvent[]) => events.reduce(reduceRoom, room);

describe('the room as one knows it', () => {
  it('follows who comes, changes and goes [CLS-3]', () => {
    const late = aParticipant({ id: 'guest-2', name: '학생 A02' });
    const came = after(inRoom, { type: 'live.participant', payload: { participant: late } });
    const raised = after(came, { type: 'live.participant', payload: { participant: { ...late, handUp: true } } });
    expect(raised.state?.participants.map(({ id, handUp }) => [id, handUp])).toEqual([
      ['host-1', false],
      ['guest-1', false],
      ['guest-2', true],
    ]);
    const gone = after(raised, { type: 'live.left', payload: { participantId: 'guest-1' } });
    expect(gone.state?.participants.map(({ id }) => id)).toEqual(['host-1', 'guest-2']);
  });

  it('knows whose hand went up first, until it goes down or she goes [CLS-3]', () => {
    const up = (id: string, handUp = true): RoomEvent => ({
      type: 'live.participant',
      payload: { participant: aParticipant({ id, handUp }) },
    });
    const both = after(inRoom, up('guest-2'), up('guest-1'));
    expect(both.hands).toEqual(['guest-2', 'guest-1']);
    expect(after(both, up('guest-2', false), up('guest-2')).hands).toEqual(['guest-1', 'guest-2']);
    expect(after(both, { type: 'live.left', payload: { participantId: 'guest-2' } }).hands).toEqual(['guest-1']);
    const entered: RoomEvent = {
      type: 'live.state',
      payload: aRoomState({ participants: [...both.state!.participants] }),
    };
    expect(after(both, entered).hands).toEqual(['guest-2', 'guest-1']);
    expect(after(both, { type: 'live.door', payload: { state: 'WAITING', opensAt: null } }).hands).toEqual([]);
  });

  it('shows a message once, though it comes twice [CLS-3]', () => {
    const message: RoomEvent = { type: 'live.message', payload: aLiveMessage() };
    expect(after(inRoom, message, message).state?.messages).toHaveLength(1);
  });

  it('knows the poll, the page, the material and the later end [CLS-3]', () => {
    const endAt = '2026-11-18T11:40:00+09:00';
    const { state } = after(
      inRoom,
      { type: 'live.polled', payload: { poll: aLivePoll() } },
      { type: 'live.turned', payload: { page: 2 } },
      { type: 'live.shown', payload: { material: { kind: 'LINK', name: '교재', url: 'https://example.com/a.pdf' } } },
      { type: 'live.timed', payload: { startedAt: '2026-11-18T10:31:00+09:00', endAt } },
    );
    expect(state).toMatchObject({ poll: { id: 'poll-1' }, page: 2, material: { name: '교재' }, lesson: { endAt } });
  });

  it('knows how long the host has waited, as it was told last [CLS-3]', () => {
    const wait = aLessonWait({ isRunning: false, atDoorIds: ['student-A01'] });
    expect(after(inRoom, { type: 'live.waited', payload: { wait } }).state?.wait).toEqual(wait);
  });

  it('keeps what stands while the line is gone [CLS-3]', () => {
    const lost = after(inRoom, { type: 'status', payload: 'LOST' });
    expect(lost.state?.participants).toHaveLength(2);
  });

  it('is the same room after what concerns only its board or its media [CLS-3]', () => {
    const drawn: RoomEvent = { type: 'live.drawn', payload: { page: 1, elements: [{ id: 'mine', version: 3 }] } };
    expect(after(inRoom, drawn)).toBe(inRoom);
  });

  it('is at the door until it is let in, and over when it is over [CLS-3]', () => {
    const waiting = after(emptyRoom, { type: 'live.door', payload: { state: 'WAITING', opensAt: null } });
    expect(waiting).toMatchObject({ state: null, door: { state: 'WAITING' } });
    const let_in = after(waiting, { type: 'live.state', payload: aRoomState() });
    expect(let_in.door).toBeNull();
    expect(after(let_in, { type: 'live.over', payload: { reason: 'REMOVED' } }).over).toBe('REMOVED');
  });
});

describe('the right to draw', () => {
  it('is known of each [CLS-3]', () => {
    const { state } = after(
      inRoom,
      { type: 'live.permitted', payload: { studentsMayDraw: false } },
      { type: 'live.participant', payload: { participant: aParticipant({ mayDraw: false }) } },
    );
    expect(state).toMatchObject({ studentsMayDraw: false, participants: [{ mayDraw: true }, { mayDraw: false }] });
  });
});
