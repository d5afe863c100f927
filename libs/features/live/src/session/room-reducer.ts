import type { RoomStatus } from '@portal/chat-socket/room-connection';
import type { LiveEvents } from '@portal/domain/live/live-events';
import type { RoomState } from '@portal/domain/live/live-room';

/** The room but for its board, which stands in `board-pages`. */
export type RoomFacts = Omit<RoomState, 'pages'>;

/** What a person knows of a room. */
export interface Room {
  readonly status: RoomStatus;
  /** Null until she is in. */
  readonly state: RoomFacts | null;
  /** Where she stands while she is not in. */
  readonly door: LiveEvents['live.door'] | null;
  readonly over: LiveEvents['live.over']['reason'] | null;
  /** Whose hands are up, the first raised first as far as it was seen here. */
  readonly hands: readonly string[];
}

export type RoomEvent =
  | { [E in keyof LiveEvents]: { readonly type: E; readonly payload: LiveEvents[E] } }[keyof LiveEvents]
  | { readonly type: 'status'; readonly payload: RoomStatus };

export const emptyRoom: Room = { status: 'CONNECTING', state: null, door: null, over: null, hands: [] };

/** The room after an event; what concerns only the media or the board leaves it as it is. */
export function reduceRoom(before: Room, event: RoomEvent): Room {
  const room = roomAfter(before, event);
  return room.state?.participants === before.state?.participants ? room : { ...room, hands: handsOf(room) };
}

function handsOf({ state, hands }: Room): string[] {
  const raised = (state?.participants ?? []).filter(({ handUp }) => handUp).map(({ id }) => id);
  return [...hands.filter((id) => raised.includes(id)), ...raised.filter((id) => !hands.includes(id))];
}

function roomAfter(room: Room, event: RoomEvent): Room {
  switch (event.type) {
    case 'status':
      return { ...room, status: event.payload };
    case 'live.state': {
      const { pages: _, ...state } = event.payload;
      return { ...room, door: null, state };
    }
    case 'live.door':
      return { ...room, door: event.payload, state: null };
    case 'live.over':
      return { ...room, over: event.payload.reason };
    default: {
      const state = room.state && reduceState(room.state, event);
      return state === room.state ? room : { ...room, state };
    }
  }
}

type InRoom = Exclude<RoomEvent, { type: 'status' | 'live.state' | 'live.door' | 'live.over' }>;

function reduceState(state: RoomFacts, event: InRoom): RoomFacts {
  switch (event.type) {
    case 'live.participant': {
      const { participant } = event.payload;
      const others = state.participants.filter(({ id }) => id !== participant.id);
      const isKnown = others.length < state.participants.length;
      return {
        ...state,
        participants: isKnown
          ? state.participants.map((one) => (one.id === participant.id ? participant : one))
          : [...others, participant],
      };
    }
    case 'live.left':
      return { ...state, participants: state.participants.filter(({ id }) => id !== event.payload.participantId) };
    case 'live.waiting':
      return { ...state, waiting: event.payload.waiting };
    case 'live.message':
      if (state.messages.some(({ id }) => id === event.payload.id)) return state;
      return { ...state, messages: [...state.messages, event.payload] };
    case 'live.polled':
      return { ...state, poll: event.payload.poll };
    case 'live.permitted':
      return { ...state, studentsMayDraw: event.payload.studentsMayDraw };
    case 'live.focused':
      return { ...state, focus: event.payload.focus };
    case 'live.turned':
      return { ...state, page: event.payload.page };
    case 'live.shown':
      return { ...state, material: event.payload.material };
    case 'live.waited':
      return { ...state, wait: event.payload.wait };
    case 'live.recorded':
      return { ...state, recording: event.payload.recording };
    case 'live.timed':
      return {
        ...state,
        startedAt: event.payload.startedAt,
        lesson: { ...state.lesson, endAt: event.payload.endAt },
      };
    default:
      return state;
  }
}
