import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { LivePoll } from '@portal/domain/live/live-room';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Meter } from '@portal/ui/meter';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { panels as words } from '../messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { PanelBody } from './panel-body.tsx';
import { PollForm } from './poll-form.tsx';

/** A short question to the room: the host asks, the guests choose, and all see how many chose what. */
export function PollPanel() {
  const { state, isHost } = useRoom();
  const request = useRequest();
  const { poll } = state;
  return (
    <PanelBody>
      {poll ? <Poll poll={poll} /> : isHost ? <PollForm /> : <chakra.p color="fg.muted">{words.pollNone}</chakra.p>}
      {poll && isHost && (
        <Button variant="outline" onClick={() => void request('live.poll', null)}>
          {poll.isOpen ? words.closePoll : words.clearPoll}
        </Button>
      )}
    </PanelBody>
  );
}

function Poll({ poll }: { poll: LivePoll }) {
  const { isHost } = useRoom();
  const request = useRequest();
  const total = poll.options.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <>
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {poll.question}
      </chakra.p>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {poll.options.map(({ text, votes }, option) => (
          <chakra.li key={option} display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
            {!isHost && poll.isOpen && (
              <Button
                variant={poll.mine === option ? 'solid' : 'outline'}
                aria-pressed={poll.mine === option}
                startIcon={poll.mine === option ? <Icon as={Check} /> : undefined}
                onClick={() => void request('live.vote', { pollId: poll.id, option })}
              >
                {text}
                {poll.mine === option && <VisuallyHidden>{words.myVote}</VisuallyHidden>}
              </Button>
            )}
            <Meter label={text} value={total > 0 ? (votes / total) * 100 : 0} text={words.votes(votes)} />
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
