import { chakra } from '@chakra-ui/react/styled-system';
import { ListChecks } from 'lucide-react';
import { useId, useRef } from 'react';
import type { LivePoll } from '@portal/domain/live/live-poll';
import { Icon } from '@portal/ui/icon';
import { NewDot, RoomCard } from '../room-card.tsx';
import { useRoom } from '../session/use-room.ts';
import { dockTool, useFocusAfter } from '../use-focus-after.ts';
import { HostPoll } from './host-poll.tsx';
import { PollAge } from './poll-age.tsx';
import { PollBars } from './poll-bars.tsx';
import { PollChoices } from './poll-choices.tsx';
import { usePollWords } from './poll-messages.ts';
import { PollOutcome } from './poll-outcome.tsx';

/** The question that stands in the room, for each as she has to do with it; nothing without one. */
export function PollCard() {
  const { poll } = useRoom().state;
  return poll && <Card poll={poll} />;
}

function Card({ poll }: { poll: LivePoll }) {
  const { isHost, pass } = useRoom();
  const words = usePollWords();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(card, () => dockTool('poll'));
  const isStudent = pass?.role === 'STUDENT';

  function content() {
    if (isHost) return <HostPoll key={poll.id} poll={poll} onGone={() => heading.current?.focus()} />;
    if (poll.isOpen)
      return isStudent ? (
        <PollChoices poll={poll} heading={heading} />
      ) : (
        <chakra.p color="fg.muted">{words.studentsChoose}</chakra.p>
      );
    return (
      <>
        <PollBars poll={poll} right={words.right} />
        <PollOutcome poll={poll} isStudent={isStudent} />
      </>
    );
  }
  return (
    <RoomCard ref={card} aria-labelledby={id}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="3">
        <chakra.p display="flex" alignItems="center" gap="2" textStyle="label" color="fg.muted">
          <chakra.span color="celadon.fg">
            <Icon as={ListChecks} size={18} />
          </chakra.span>
          {isStudent && poll.isOpen && poll.mine === null && <NewDot />}
          {poll.isQuiz ? words.quiz : words.poll}
        </chakra.p>
        <chakra.p textStyle="label" color="fg.muted">
          {!poll.isOpen ? words.closed : isHost ? <PollAge openedAt={poll.openedAt} /> : words.answered(poll.answered)}
        </chakra.p>
      </chakra.div>
      <chakra.h3 id={id} ref={heading} tabIndex={-1} outline="none" textStyle="title.sm" overflowWrap="anywhere">
        {poll.question}
      </chakra.h3>
      {content()}
    </RoomCard>
  );
}
