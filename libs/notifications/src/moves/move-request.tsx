import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useAnswerLessonMoveMutation } from '@portal/api/lessons/lesson-moves.api';
import { useMarkNotificationReadMutation } from '@portal/api/notifications/notifications.api';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Notification } from '@portal/domain/notifications/notification';
import { DeclineForm } from '@portal/lesson/decline-form';
import { useDeclineMove } from '@portal/lesson/use-decline-move';
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
  const status = useRef<HTMLParagraphElement>(null);
  const [answer, { error, isLoading }] = useAnswerLessonMoveMutation();
  const decline = useDeclineMove();
  const [isAsking, setIsAsking] = useState(false);
  const [markRead] = useMarkNotificationReadMutation();
  const isOpen = move.status === 'PROPOSED' && move.by === 'STUDENT';

  function read() {
    if (!notification.isRead) void markRead({ body: { id: notification.id } });
  }
  async function accept() {
    const { error: refusal } = await answer({ id: move.id, body: { decision: 'ACCEPTED' } });
    if (!refusal) read();
  }
  function refuse(reason: string) {
    decline(move, reason);
    read();
    setIsAsking(false);
    status.current?.focus();
  }
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div id={timesId} containerType="inline-size">
        <MoveTimes move={move} />
      </chakra.div>
      {isOpen && move.within24h && <chakra.p color="fg.muted">{messages.within24h}</chakra.p>}
      <MoveRefusal problem={error ? problemOf(error) : null} />
      {isOpen && isAsking && <DeclineForm onDecline={refuse} onBack={() => setIsAsking(false)} />}
      {isOpen && !isAsking && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            size="sm"
            loading={isLoading}
            loadingText={messages.sending}
            aria-describedby={timesId}
            onClick={() => void accept()}
          >
            {messages.accept}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={isLoading}
            aria-describedby={timesId}
            onClick={() => setIsAsking(true)}
          >
            {messages.decline}
          </Button>
        </chakra.div>
      )}
      <chakra.p
        ref={status}
        role="status"
        tabIndex={-1}
        outline="none"
        fontWeight="semibold"
        minH={isOpen ? '0' : undefined}
      >
        {!isOpen && messages.status[move.status]}
      </chakra.p>
    </chakra.div>
  );
}
