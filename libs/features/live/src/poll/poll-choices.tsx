import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { LivePoll } from '@portal/domain/live/live-poll';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { useRequest } from '../session/use-request.ts';
import { useFocusAfter } from '../use-focus-after.ts';
import { usePollWords } from './poll-messages.ts';

/** A longer answer takes the whole line. */
const SHORT = 10;

interface PollChoicesProps {
  poll: LivePoll;
  /** Over them, and over the result that takes their place. */
  heading: RefObject<HTMLElement | null>;
}

/** The answers of an open question, large enough for a thumb; she may change hers until it is closed. */
export function PollChoices({ poll, heading }: PollChoicesProps) {
  const choices = useRef<HTMLDivElement>(null);
  useFocusAfter(choices, () => heading.current);
  const request = useRequest();
  const words = usePollWords();
  const isShort = poll.options.every(({ text }) => text.length <= SHORT);
  const chosen = poll.mine === null ? undefined : poll.options[poll.mine];
  return (
    <>
      <chakra.div
        ref={choices}
        role="group"
        aria-label={poll.question}
        display="grid"
        gap="2"
        // With large text two do not stand beside each other.
        gridTemplateColumns={isShort ? 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' : 'minmax(0, 1fr)'}
      >
        {poll.options.map(({ text }, option) => {
          const isMine = poll.mine === option;
          return (
            <Button
              key={option}
              size="lg"
              minH="16"
              variant={isMine ? 'solid' : 'outline'}
              aria-pressed={isMine}
              overflowWrap="anywhere"
              startIcon={isMine ? <Icon as={Check} size={20} /> : undefined}
              onClick={() => void request('live.vote', { pollId: poll.id, option })}
            >
              {text}
            </Button>
          );
        })}
      </chakra.div>
      <chakra.p role="status" textStyle="body.sm" color="fg.muted" textAlign="center" overflowWrap="anywhere">
        {chosen ? words.chose(chosen.text) : words.choose}
      </chakra.p>
    </>
  );
}
