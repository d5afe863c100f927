import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useAnswerLessonMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import { useMarkNotificationReadMutation } from '@portal/api/notifications/notifications.api';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Notification } from '@portal/domain/notifications/notification';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonText } from '@portal/ui/skeletons';
import { moveMessages as messages } from './move-messages.ts';
import { MoveRefusal } from './move-refusal.tsx';
import { MoveTimes } from './move-times.tsx';
import { useLessonMove } from './use-lesson-move.ts';

interface MoveRequestProps {
  moveId: string;
  notification: Pick<Notification, 'id' | 'isRead'>;
}

/** A student's wish for another time, answered where it was told of (product-features 2.17). */
export function MoveRequest({ moveId, notification }: MoveRequestProps) {
  const { move, error, isFetching, refetch } = useLessonMove(moveId);
  return (
    <chakra.section
      aria-label={messages.label}
      ms={{ base: 'min(4.25rem, 21.5vw)', md: '4rem' }}
      me="sheet"
      mb="3"
      p="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      textStyle="body.sm"
    >
      <Delayed loading={!move && !error} skeleton={<SkeletonText lines={2} label={messages.loading} />}>
        {() => {
          if (move) return <Answering move={move} notification={notification} />;
          if (problemOf(error).code === 'NOT_FOUND') return <p>{messages.gone}</p>;
          return (
            <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap" color="fg.muted">
              {messages.failed}
              <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
                {messages.retry}
              </Button>
            </chakra.div>
          );
        }}
      </Delayed>
    </chakra.section>
  );
}

function Answering({ move, notification }: { move: LessonMove; notification: MoveRequestProps['notification'] }) {
  const timesId = useId();
  const [answer, { error, isLoading, originalArgs }] = useAnswerLessonMoveMutation();
  const [markRead] = useMarkNotificationReadMutation();
  const isOpen = move.status === 'PROPOSED' && move.by === 'STUDENT';

  async function decide(decision: 'ACCEPTED' | 'DECLINED') {
    const { error: refusal } = await answer({ id: move.id, body: { decision } });
    if (!refusal && !notification.isRead) void markRead({ body: { id: notification.id } });
  }
  const button = (decision: 'ACCEPTED' | 'DECLINED', word: string): ReactNode => (
    <Button
      size="sm"
      variant={decision === 'ACCEPTED' ? 'solid' : 'outline'}
      loading={isLoading && originalArgs?.body.decision === decision}
      loadingText={messages.sending}
      disabled={isLoading && originalArgs?.body.decision !== decision}
      aria-describedby={timesId}
      onClick={() => void decide(decision)}
    >
      {word}
    </Button>
  );
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div id={timesId} containerType="inline-size">
        <MoveTimes move={move} />
      </chakra.div>
      {isOpen && move.within24h && <chakra.p color="fg.muted">{messages.within24h}</chakra.p>}
      <MoveRefusal problem={error ? problemOf(error) : null} />
      {isOpen && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {button('ACCEPTED', messages.accept)}
          {button('DECLINED', messages.decline)}
        </chakra.div>
      )}
      <chakra.p role="status" fontWeight="semibold" hidden={isOpen}>
        {!isOpen && messages.status[move.status]}
      </chakra.p>
    </chakra.div>
  );
}
