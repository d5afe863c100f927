import { chakra } from '@chakra-ui/react/styled-system';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { replyClock, sayReplyClock } from '@portal/domain/time/reply-clock';
import { LeadCount } from '@portal/ui/lead-count';
import { capped, rooms as words } from '../messages.ts';

interface WaitingLeadProps {
  /** Whose hour ends first stands first; not known yet. */
  waiting: { readonly total: number; readonly items: readonly ChatRoom[] } | undefined;
  now: Date;
}

/** How many talks wait for her, which leads the page, and how urgent the first one is. */
export function WaitingLead({ waiting, now }: WaitingLeadProps) {
  const first = waiting?.items[0]?.waitingSince;
  if (!waiting) return <chakra.div minH="12" />;
  if (!first)
    return (
      <chakra.p color="fg.muted" minH="12">
        {words.nobody}
      </chakra.p>
    );
  const clock = replyClock(first, now);
  return (
    <LeadCount
      figure={capped(waiting.total, LIMITS.badgeCap)}
      unit={words.unit}
      under={words.mostUrgent(sayReplyClock(clock))}
      isUrgent={clock.state !== 'calm'}
    >
      {words.waiting}
    </LeadCount>
  );
}
