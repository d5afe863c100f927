import { useEffect, useState } from 'react';

const isLooking = () => document.visibilityState === 'visible';

/** Says up to where the reader has read, as soon as the newest message stands before her eyes. */
export function useReadMark(
  mark: (seq: number) => void,
  { newest, read, isAtEnd }: { newest: number; read: number; isAtEnd: boolean },
) {
  const [isVisible, setIsVisible] = useState(isLooking);
  useEffect(() => {
    const onChange = () => setIsVisible(isLooking());
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  const isDue = isVisible && isAtEnd && newest > read;
  useEffect(() => {
    // A mark that got lost is made with the next message, or the next visit.
    if (isDue) mark(newest);
  }, [isDue, newest, mark]);
}
