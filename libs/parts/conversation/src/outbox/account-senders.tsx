import { useCallback, useState } from 'react';
import { useSendMessageMutation } from '@portal/api/chat/chats.api';
import { useOnReconnect } from '@portal/api/use-on-reconnect';
import type { NewAccountMessage } from '@portal/domain/chat/chat-message';
import { TalkSender } from './talk-sender.tsx';

interface AccountSendersProps {
  /** The talks of which something has not arrived. */
  roomIds: readonly string[];
}

/** Sends from any page what of the talks of who is signed in has not arrived (CHT-5). */
export function AccountSenders({ roomIds }: AccountSendersProps) {
  const [connections, setConnections] = useState(0);
  useOnReconnect(() => setConnections((count) => count + 1));
  return roomIds.map((id) => <RoomSender key={id} id={id} connections={connections} />);
}

function RoomSender({ id, connections }: { id: string; connections: number }) {
  const [post] = useSendMessageMutation();
  const send = useCallback((body: NewAccountMessage) => post({ id, body }), [post, id]);
  return <TalkSender name={id} forVisitor={false} connections={connections} send={send} />;
}
