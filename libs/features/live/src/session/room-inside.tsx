import type { PropsWithChildren } from 'react';
import type { RoomPass } from '@portal/domain/live/live-room';
import type { RoomFacts } from './room-reducer.ts';
import type { RoomSession, RoomView } from './room-session.ts';
import { useLook } from './use-look.ts';
import { RoomContext } from './use-room.ts';

interface RoomInsideProps {
  session: RoomSession;
  view: RoomView;
  state: RoomFacts;
  pass: RoomPass;
}

/** Gives the parts of a room what they stand in. */
export function RoomInside({ session, view, state, pass, children }: PropsWithChildren<RoomInsideProps>) {
  const { participantId: me, role } = pass;
  const mayDraw = state.participants.some((person) => person.id === me && person.mayDraw);
  const isHost = role === 'HOST';
  const look = useLook({ session, state, isHost, isConnected: view.room.status === 'CONNECTED' });
  return <RoomContext value={{ ...view, session, state, me, isHost, mayDraw, look }}>{children}</RoomContext>;
}
