import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useId, useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useAnswerLessonMoveMutation, useCheckLessonMoveQuery } from '@portal/api/lessons/lesson-moves.api';
import { useMarkNotificationReadMutation } from '@portal/api/notifications/notifications.api';
import { useGetBookingRulesQuery } from '@portal/api/schedule/booking-rules.api';
import { formatDuration } from '@portal/domain/format/date-time';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Notification } from '@portal/domain/notifications/notification';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { DeclineForm } from '@portal/lesson/decline-form';
import { useDeclineMove } from '@portal/lesson/use-decline-move';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonText } from '@portal/ui/skeletons';
import { MoveCompare } from './move-compare.tsx';
import { MoveFit } from './move-fit.tsx';
import { MoveHistory } from './move-history.tsx';
import { moveMessages as messages } from './move-messages.ts';
import { MoveRefusal } from './move-refusal.tsx';
import { MoveTimes } from './move-times.tsx';
import { UNDER_ROW } from './under-row.ts';
import { useLessonMove } from './use-lesson-move.ts';

interface MoveRequestProps {
  moveId: string;
  notification: Pick<Notification, 'id' | 'isRead'>;
  /** On the page of its notification, where there is room for all about it. */
  roomy?: boolean;
}

const BOX = {
  ...UNDER_ROW,
  p: '3',
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderRadius: 'l2',
  textStyle: 'body.sm',
} as const;

/** A student's wish for another time, answered where it was told of (product-features 2.17). */
export function MoveRequest({ moveId, notification, roomy = false }: MoveRequestProps) {
  const { move, error, isFetching, refetch } = useLessonMove(moveId);
  // The second zone of the two times: asked for beside the request, and not after it.
  useGetBookingRulesQuery(undefined, { skip: !roomy });
  return (
    <chakra.section aria-label={messages.label} {...(!roomy && BOX)}>
      <Delayed loading={!move && !error} skeleton={<SkeletonText lines={2} label={messages.loading} />}>
        {() => {
          if (move) return <Answering move={move} notification={notification} roomy={roomy} />;
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

interface AnsweringProps extends Required<Pick<MoveRequestProps, 'notification' | 'roomy'>> {
  move: LessonMove;
}

function Answering({ move, notification, roomy }: AnsweringProps) {
  const timesId = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [answer, { error, isLoading }] = useAnswerLessonMoveMutation();
  const decline = useDeclineMove();
  const [isAsking, setIsAsking] = useState(false);
  const [markRead] = useMarkNotificationReadMutation();
  const now = useNow(millisecondsInMinute);
  // The server ends it by its clock, a moment later.
  const isLate = move.status === 'PROPOSED' && Date.parse(move.answerBy) <= now.getTime();
  const isOpen = move.status === 'PROPOSED' && move.by === 'STUDENT' && !isLate;
  const size = roomy ? 'md' : 'sm';
  const fit = useCheckLessonMoveQuery({ id: move.id }, { skip: !roomy || !isOpen, refetchOnMountOrArgChange: true });
  // Known to be refused: another time is the way on.
  const isTaken = fit.currentData?.other != null;

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
    <chakra.div display="grid" gap={roomy ? '4' : '2'} gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div id={timesId} containerType="inline-size">
        {roomy ? <MoveCompare move={move} /> : <MoveTimes move={move} />}
      </chakra.div>
      {roomy && isOpen && <MoveFit move={move} fit={fit.currentData} />}
      {isOpen && move.within24h && <chakra.p color="fg.muted">{messages.within24h}</chakra.p>}
      <MoveRefusal problem={error ? problemOf(error) : null} />
      {isOpen && isAsking && <DeclineForm onDecline={refuse} onBack={() => setIsAsking(false)} />}
      {isOpen && !isAsking && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {!isTaken && (
            <Button
              size={size}
              loading={isLoading}
              loadingText={messages.sending}
              aria-describedby={timesId}
              onClick={() => void accept()}
            >
              {messages.accept}
            </Button>
          )}
          {roomy && <OtherTime move={move} isFirst={isTaken} />}
          <Button
            size={size}
            variant={roomy ? 'ghost' : 'outline'}
            disabled={isLoading}
            aria-describedby={timesId}
            onClick={() => setIsAsking(true)}
          >
            {messages.decline}
          </Button>
          {roomy && (
            <chakra.p ms="auto" textStyle="caption" color="fg.muted">
              <DateText instant={move.answerBy} show="weekdayTime" />
              {messages.until}{' '}
              <chakra.span display="block" textStyle="label" color="fg" textAlign="end">
                {messages.left(formatDuration(Date.parse(move.answerBy) - now.getTime()))}
              </chakra.span>
            </chakra.p>
          )}
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
        {!isOpen && messages.status[isLate ? 'EXPIRED' : move.status]}
      </chakra.p>
      {roomy && <MoveHistory move={move} />}
    </chakra.div>
  );
}

/** Another time is chosen in the calendar, where the days are seen; it takes the place of the student's wish. */
function OtherTime({ move: { lessonId, oldStartAt }, isFirst }: { move: LessonMove; isFirst: boolean }) {
  const day = dayOf(oldStartAt, useTeacherZone());
  return (
    <Button asChild variant={isFirst ? 'solid' : 'outline'}>
      <RouterLink href={paths.calendarLesson(lessonId, day, 'move')}>{messages.otherTime}</RouterLink>
    </Button>
  );
}
