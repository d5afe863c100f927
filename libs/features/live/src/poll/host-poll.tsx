import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { LivePoll } from '@portal/domain/live/live-poll';
import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { PollBars } from './poll-bars.tsx';
import { PollForm } from './poll-form.tsx';
import { hostPolls as words } from './poll-messages.ts';

interface Props {
  poll: LivePoll;
  /** The button that had the focus is gone. */
  onGone: () => void;
}

/** What only the host sees of her question: who is still choosing, what was chosen, and what she may do with it. */
export function HostPoll({ poll, onGone }: Props) {
  const request = useRequest();
  const [isAsking, setAsking] = useState(false);
  if (isAsking && !poll.isOpen)
    return (
      <>
        <chakra.p textStyle="label">{words.askAnew}</chakra.p>
        <PollForm
          onDone={() => {
            setAsking(false);
            onGone();
          }}
        />
      </>
    );
  async function closeOrClear(): Promise<void> {
    if (await request('live.poll', null)) onGone();
  }
  return (
    <>
      {poll.isOpen && <Answered poll={poll} />}
      <PollBars poll={poll} right={poll.isOpen ? words.onlyMe : words.right} isForHelp={poll.isQuiz && !poll.isOpen} />
      {poll.isOpen ? (
        <Button onClick={() => void closeOrClear()}>{words.close}</Button>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" onClick={() => void closeOrClear()}>
            {words.clear}
          </Button>
          <Button flex="1" onClick={() => setAsking(true)}>
            {words.askAnew}
          </Button>
        </chakra.div>
      )}
    </>
  );
}

function Answered({ poll: { answered, missing } }: { poll: LivePoll }) {
  const { participants } = useRoom().state;
  const of = answered + missing.length;
  const names = participants.filter(({ id }) => missing.includes(id)).map(({ name }) => name);
  const nobody = of === 0 ? words.nobodyHere : words.everybodyChose;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2.5">
      <p>
        <VisuallyHidden>{words.answeredOf(answered, of)}</VisuallyHidden>
        <chakra.span aria-hidden textStyle="display" fontVariantNumeric="tabular-nums">
          {answered}
        </chakra.span>
        <chakra.span aria-hidden textStyle="title.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {words.people(of)}
        </chakra.span>
      </p>
      <chakra.p textStyle="body.sm" color="fg.muted" minW="0" overflowWrap="anywhere">
        {names.length > 0 ? words.choosing(names) : missing.length === 0 && nobody}
      </chakra.p>
    </chakra.div>
  );
}
