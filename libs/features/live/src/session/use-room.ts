import { createContext, useContext, useSyncExternalStore } from 'react';
import { openRoom, type RoomSession, type RoomView, type SessionOptions } from './room-session.ts';
import { useRoomWorld } from './room-world.ts';
import type { Look } from './use-look.ts';
import { useOpened } from './use-opened.ts';

const none = () => () => undefined;

/** Opens a room for as long as the page stands; leaving the page lets go of camera and microphone. */
export function useOpenRoom(options: SessionOptions): RoomSession | null {
  const world = useRoomWorld();
  return useOpened(() => openRoom(world, options));
}

export const useRoomView = (session: RoomSession | null): RoomView | null =>
  useSyncExternalStore(session?.subscribe ?? none, () => session?.read() ?? null);

/** The room in which the parts of the page stand. */
export interface InRoom extends RoomView {
  readonly session: RoomSession;
  readonly state: NonNullable<RoomView['room']['state']>;
  readonly me: string;
  readonly isHost: boolean;
  /** The host lets this person draw on the board. */
  readonly mayDraw: boolean;
  readonly look: Look;
}
export const RoomContext = createContext<InRoom | null>(null);

export function useRoom(): InRoom {
  const room = useContext(RoomContext);
  if (!room) throw new Error('RoomContext is missing.');
  return room;
}
