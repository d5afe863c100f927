import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Moment } from '../message/moment.tsx';
import { useConversationWords } from '../words.ts';

const Rule = chakra('span', { base: { flex: '1', h: '1px', bg: 'currentColor', opacity: 0.35 } });

function Line({ color, children }: { color: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3" color={color} textStyle="caption">
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
export function UnreadLine() {
  const words = useConversationWords();
  return (
    <Line color="persimmon.fg">
      <b>{words.unreadLine}</b>
    </Line>
  );
}
