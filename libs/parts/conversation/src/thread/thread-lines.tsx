import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { DateText } from '@portal/ui/date-text';
import { messages as words } from '../messages.ts';

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
    <DateText instant={at} zone={zone} show="weekday" />
  </Line>
);

/** Where the reader stopped the last time. */
export const UnreadLine = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <Line color="celadon.fg" ref={ref}>
    <b>{words.unreadLine}</b>
  </Line>
);
