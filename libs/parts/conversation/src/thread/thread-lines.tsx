import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Moment } from '../message/moment.tsx';
import { useConversationWords } from '../words.ts';

const Rule = chakra('span', { base: { flex: '1', h: '1px', bg: 'currentColor', opacity: 0.35 } });

function Line({ color, children, ref }: { color: string; children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <chakra.div ref={ref} display="flex" alignItems="center" gap="3" color={color} textStyle="caption">
      <Rule aria-hidden />
      {children}
      <Rule aria-hidden />
    </chakra.div>
  );
}

/** Where a day begins. */
export const DayLine = ({ at, zone }: { at: string; zone: string }) => (
  <Line color="fg.muted">
    <Moment at={at} zone={zone} show="weekday" />
  </Line>
);

/** Where the reader stopped the last time. */
export function UnreadLine({ ref }: { ref: Ref<HTMLDivElement> }) {
  const words = useConversationWords();
  return (
    <Line color="celadon.fg" ref={ref}>
      <b>{words.unreadLine}</b>
    </Line>
  );
}
