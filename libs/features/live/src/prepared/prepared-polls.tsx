import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useListPackUsesQuery } from '@portal/api/library/packs.api';
import type { PackUse } from '@portal/domain/library/pack';
import { Button } from '@portal/ui/button';
import { ErrorState } from '@portal/ui/error-state';
import { Icon } from '@portal/ui/icon';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { prepared as words } from './prepared-messages.ts';
import { useAskedQuestions } from './use-asked-questions.ts';

/** The questions of the lesson's packs, each asked with one press; nothing where there are none (W11). */
export function PreparedPolls({ onAsked }: { onAsked: () => void }) {
  const { lessonId } = useRoom().state.lesson;
  const { data, error, isFetching, refetch } = useListPackUsesQuery(
    { id: lessonId },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data)
    return (
      <ErrorState size="sm" title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {problemOf(error).message}
      </ErrorState>
    );
  const polls = data?.items.flatMap((use) => use.polls) ?? [];
  return polls.length > 0 && <Polls polls={polls} onAsked={onAsked} />;
}

function Polls({ polls, onAsked }: { polls: PackUse['polls']; onAsked: () => void }) {
  const id = useId();
  const request = useRequest();
  const asked = useAskedQuestions();
  const [isAsking, setAsking] = useState(false);

  async function ask(poll: PackUse['polls'][number]): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    const isAsked = await request('live.poll', poll);
    setAsking(false);
    if (isAsked) onAsked();
  }
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h3 id={id} textStyle="label" color="fg.muted">
        {words.title}
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {polls.map((poll, at) => (
          <Prepared key={at} poll={poll} isAsked={asked.has(poll.question)} onAsk={() => void ask(poll)} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

interface PreparedProps {
  poll: PackUse['polls'][number];
  isAsked: boolean;
  onAsk: () => void;
}

function Prepared({ poll: { question, options, answer }, isAsked, onAsk }: PreparedProps) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="3"
      py="2"
      borderBottomWidth="1px"
    >
      <chakra.div flex="1 1 10rem" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium" color={isAsked ? 'fg.muted' : undefined}>
          {question}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {words.options(options, answer)}
        </chakra.p>
        {isAsked && (
          <chakra.p display="flex" alignItems="center" gap="1" textStyle="caption" color="celadon.fg">
            <Icon as={Check} size={16} />
            {words.asked}
          </chakra.p>
        )}
      </chakra.div>
      <Button
        size="sm"
        minH="touch"
        variant="outline"
        aria-label={(isAsked ? words.askAgainOne : words.askOne)(question)}
        onClick={onAsk}
      >
        {isAsked ? words.askAgain : words.ask}
      </Button>
    </chakra.li>
  );
}
