import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import type { RoomConnection } from '@portal/chat-socket/room-connection';
import type { LiveEvents } from '@portal/domain/live/live-events';
import type { BoardElement, MediaState, RoomPass } from '@portal/domain/live/live-room';
import { createOwnMedia, type OwnMedia, type OwnState } from '../media/own-media.ts';
import { type BoardPages, openBoardPages } from './board-pages.ts';
import { boardSender } from './board-sender.ts';
import { roomMedia } from './room-media.ts';
import { emptyRoom, reduceRoom, type Room, type RoomEvent, type RoomFacts } from './room-reducer.ts';
import type { RoomWorld } from './room-world.ts';

export interface RoomView {
  readonly room: Room;
  readonly pass: RoomPass | null;
  /** Why there is no way in. */
  readonly refusal: ApiProblem | null;
  /** Sound and picture of the others, by their ids. */
  readonly streams: ReadonlyMap<string, MediaStream>;
  readonly own: OwnState;
  readonly line: MediaState['line'];
  /** Picture and sound are gone for a while, though the room is there. */
  readonly isMediaLost: boolean;
  /** The host has turned her microphone off, and it is still off. */
  readonly isMutedByHost: boolean;
}

export interface RoomSession extends Pick<RoomConnection, 'request'> {
  readonly own: OwnMedia;
  readonly board: BoardPages;
  read(): RoomView;
  subscribe(listener: () => void): () => void;
  /** Draws on a page: at once here, soon for the others. */
  draw(page: number, elements: BoardElement[]): void;
  close(): void;
}

export interface SessionOptions {
  readonly origin: string;
  /** A new pass, asked for before each connection. */
  enter(): Promise<RoomPass>;
  /** Which devices are on from the beginning. */
  readonly start: { readonly audio: boolean; readonly video: boolean };
}

// The room is not there for her, now or any more; everything else may be better in a moment.
const isFinal = ({ status }: ApiProblem) =>
  typeof status === 'number' && status >= 400 && status < 500 && status !== 429;

/** One stay in a room: its connection, its media and what is known of it, from coming to leaving. */
export function openRoom(world: RoomWorld, options: SessionOptions): RoomSession {
  const listeners = new Set<() => void>();
  const pages = openBoardPages();
  let isClosed = false;
  let hasEntered = false;
  let wasMedia = '';
  const own = createOwnMedia(world.devices, () => {
    media.send();
    const now = own.read();
    set({ own: now, isMutedByHost: view.isMutedByHost && !now.audio });
    tellMedia();
  });
  let view: RoomView = {
    room: emptyRoom,
    pass: null,
    refusal: null,
    line: 'GOOD',
    isMediaLost: false,
    isMutedByHost: false,
    own: own.read(),
    streams: new Map(),
  };

  function set(change: Partial<RoomView>): void {
    view = { ...view, ...change };
    for (const listener of [...listeners]) listener();
  }
  function dispatch(event: RoomEvent): void {
    pages.follow(event);
    const room = reduceRoom(view.room, event);
    if (room !== view.room) set({ room });
  }

  function tellMedia(isNew = false): void {
    if (!view.room.state) return;
    const { audio, video, screen } = view.own;
    const said: MediaState = { audio, video, screen, line: view.line };
    if (!isNew && wasMedia === JSON.stringify(said)) return;
    wasMedia = JSON.stringify(said);
    void connection.request('live.media', said);
  }

  function setStream(id: string, stream: MediaStream | null): void {
    const streams = new Map(view.streams);
    if (stream) streams.set(id, stream);
    else streams.delete(id);
    set({ streams });
  }

  const othersOf = ({ participants }: RoomFacts) =>
    participants.map(({ id }) => id).filter((id) => id !== view.pass?.participantId);
  const media = roomMedia(world.createMedia, {
    tracks: () => own.tracks(),
    others: () => (view.room.state ? othersOf(view.room.state) : null),
    renew: () => options.enter(),
    changed: (isMediaLost) => set({ isMediaLost }),
    signal: (to, signal) => void connection.request('live.signal', { to, signal }),
    stream: setStream,
    line(line) {
      set({ line });
      tellMedia();
    },
  });

  async function ticket(): Promise<string | undefined> {
    try {
      const pass = await options.enter();
      if (isClosed) return undefined;
      await media.use(pass);
      set({ pass });
      return pass.ticket;
    } catch (error) {
      const problem = problemOf(error);
      if (!isFinal(problem)) throw error;
      set({ refusal: problem });
      return undefined;
    }
  }

  function follow(event: RoomEvent): void {
    // The room is also told anew while she stays in it; only who has just come has calls to make.
    if (event.type === 'status') hasEntered = false;
    if (event.type === 'live.state' && !hasEntered) {
      hasEntered = true;
      media.enter(othersOf(event.payload));
      tellMedia(true);
      board.again();
    }
    if (event.type === 'live.left') media.left(event.payload.participantId);
    if (event.type === 'live.signalled') media.signalled(event.payload.from, event.payload.signal);
    if (event.type === 'live.muted') {
      // Of a microphone that was off nothing changes, and nothing is told.
      const wasHeard = view.own.audio;
      void own.setAudio(false);
      if (wasHeard) set({ isMutedByHost: true });
    }
    if (event.type === 'live.over') leave();
  }

  function leave(): void {
    board.close();
    own.close();
    media.close();
  }

  const connection = world.connect(
    {
      onEvent<E extends keyof LiveEvents>(type: E, payload: LiveEvents[E]) {
        const event = { type, payload } as RoomEvent;
        dispatch(event);
        follow(event);
      },
      onStatus(payload) {
        dispatch({ type: 'status', payload });
        follow({ type: 'status', payload });
      },
    },
    { origin: options.origin, ticket },
  );
  const board = boardSender((page, elements) => connection.request('live.board', { page, elements }));
  if (options.start.audio) void own.setAudio(true);
  if (options.start.video) void own.setVideo(true);

  return {
    own,
    request: (name, payload) => connection.request(name, payload),
    read: () => view,
    board: pages,
    draw(page, elements) {
      dispatch({ type: 'live.drawn', payload: { page, elements } });
      board.draw(page, elements);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      connection.close();
      leave();
      listeners.clear();
    },
  };
}
