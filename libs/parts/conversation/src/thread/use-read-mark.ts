import { useEffect, useState } from 'react';
import { useMarkChatReadMutation } from '@portal/api/chat/chats.api';

const isLooking = () => document.visibilityState === 'visible';

/** Says up to where the reader has read, as soon as the newest message stands before her eyes. */
export function useReadMark(
  roomId: string,
  { newest, read, isAtEnd }: { newest: number; read: number; isAtEnd: boolean },
) {
  const [mark] = useMarkChatReadMutation();
  const [isVisible, setIsVisible] = useState(isLooking);
  useEffect(() => {
    const onChange = () => setIsVisible(isLooking());
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  const isDue = isVisible && isAtEnd && newest > read;
  useEffect(() => {
    // A mark that got lost is made with the next message, or the next visit.
    if (isDue) void mark({ id: roomId, body: { seq: newest } });
  }, [isDue, newest, roomId, mark]);
}
