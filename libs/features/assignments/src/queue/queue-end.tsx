import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@portal/ui/button';
import { queue as words } from '../grading-messages.ts';

interface Props {
  left: number;
  isComing: boolean;
  onMore: () => void;
}

/** The end of what is loaded: who reaches it gets more, by scrolling or by a press. */
export function QueueEnd({ left, isComing, onMore }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(() => !isComing && onMore());
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && reached());
    seen.observe(place.current!);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Button variant="outline" size="sm" loading={isComing} onClick={onMore}>
        {words.more(left)}
      </Button>
    </div>
  );
}
