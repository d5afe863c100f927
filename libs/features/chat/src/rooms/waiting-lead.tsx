import { chakra } from '@chakra-ui/react/styled-system';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { replyClock, sayReplyClock } from '@portal/domain/time/reply-clock';
import { rooms as words } from '../messages.ts';

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
    <chakra.p display="flex" alignItems="center" gap="3" minH="12">
      <chakra.strong textStyle="figure.lg" fontSize="min(2.75rem, 12vw)" lineHeight="1" whiteSpace="nowrap">
        {words.waitingCount(waiting.total, LIMITS.badgeCap)}
      </chakra.strong>{' '}
      <span>
        <chakra.span display="block" fontWeight="medium">
          {words.waiting}
        </chakra.span>{' '}
        <chakra.span display="block" textStyle="label" color={clock.state === 'calm' ? 'fg.muted' : 'fg.warning'}>
          {words.mostUrgent(sayReplyClock(clock))}
        </chakra.span>
      </span>
    </chakra.p>
  );
}
