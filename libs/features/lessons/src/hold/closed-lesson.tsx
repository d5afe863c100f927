import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { hold } from '../messages.ts';
import { HoldActions, HoldWords } from './hold-words.tsx';

interface Props {
  desk: LessonDesk;
  state: 'TO_WRAP_UP' | 'NOT_HELD' | 'SENT' | 'CONFIRMED' | 'CANCELED';
}

/** After a lesson: its wrap-up, or how it ended. */
export function ClosedLesson({ desk: { lesson, diary, notHeldReason, questions }, state }: Props) {
  const why = lesson.cancelReason ?? notHeldReason;
  if (state !== 'TO_WRAP_UP') {
    const isAsked = questions.some(({ answeredAt }) => answeredAt === null);
    const sent = isAsked ? hold.questioned : hold.sent;
    const title = { NOT_HELD: hold.notHeld, SENT: sent, CONFIRMED: hold.done, CANCELED: hold.canceled }[state];
    return <HoldWords title={title}>{why && hold.reason(why)}</HoldWords>;
  }
  return (
    <>
      <HoldWords title={hold.wrapUpTitle}>{why && hold.reason(why)}</HoldWords>
      {diary.version > 0 && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {hold.writtenBefore}
        </chakra.p>
      )}
      <HoldActions>
        <Button asChild size="lg">
          <RouterLink href={paths.lessonWrapUp(lesson.id)}>{hold.wrapUp}</RouterLink>
        </Button>
      </HoldActions>
    </>
  );
}
