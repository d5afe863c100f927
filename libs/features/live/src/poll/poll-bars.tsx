import { chakra } from '@chakra-ui/react/styled-system';
import { Check, User } from 'lucide-react';
import { useId } from 'react';
import type { LivePoll } from '@portal/domain/live/live-poll';
import { Icon } from '@portal/ui/icon';
import { Choosers } from './choosers.tsx';
import { usePollWords } from './poll-messages.ts';
import { placesOf } from './poll-places.ts';

interface Props {
  poll: LivePoll;
  /** What the right answer is called here. */
  right: string;
  /** She wants to help who was wrong: who chose what, and the wrong answers first. */
  isForHelp?: boolean;
}

/** How many chose what, as bars and figures; the right answer and one's own are marked in words. */
export function PollBars({ poll, right, isForHelp = false }: Props) {
  const id = useId();
  const words = usePollWords();
  const total = poll.options.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
      {placesOf(poll, isForHelp).map(({ text, votes, chosenBy, at }) => (
        <chakra.li key={at} position="relative" borderRadius="l2" overflow="hidden" bg="bg.muted">
          <Share
            labelledBy={`${id}${at}`}
            percent={total > 0 ? ((votes ?? 0) / total) * 100 : 0}
            votes={words.votes(votes ?? 0)}
            isRight={!poll.isQuiz || poll.answer === at}
          />
          <chakra.div
            position="relative"
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            minH="10"
            px="3"
            py="1.5"
          >
            <chakra.div minW="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5">
              <chakra.span id={`${id}${at}`} fontWeight="medium" minW="0" overflowWrap="anywhere">
                {text}
              </chakra.span>
              {poll.answer === at && <Mark icon={Check} words={right} />}
              {poll.mine === at && <Mark icon={User} words={words.mine} />}
            </chakra.div>
            <chakra.span aria-hidden flexShrink="0" textStyle="label" fontVariantNumeric="tabular-nums">
              {words.votes(votes ?? 0)}
            </chakra.span>
          </chakra.div>
          {isForHelp && <Choosers ids={chosenBy} />}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

interface ShareProps {
  labelledBy: string;
  percent: number;
  votes: string;
  isRight: boolean;
}

/** Behind the words, as wide as its part of all answers. */
function Share({ labelledBy, percent, votes, isRight }: ShareProps) {
  return (
    <chakra.div
      role="meter"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={votes}
      position="absolute"
      inset="0"
    >
      <chakra.span
        display="block"
        h="full"
        // Of a quiz the colour belongs to the right answer, however many chose another.
        bg={isRight ? 'celadon.muted' : 'bg.emphasized'}
        transition="width"
        transitionDuration="moderate"
        _highContrast={{ borderEndWidth: '3px', borderColor: 'CanvasText' }}
        style={{ width: `${percent}%` }}
      />
    </chakra.div>
  );
}

function Mark({ icon, words: text }: { icon: typeof Check; words: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" textStyle="label" color="celadon.fg">
      <Icon as={icon} size={16} />
      {text}
    </chakra.span>
  );
}
