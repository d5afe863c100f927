import type { ComponentType } from 'react';
import type { AssignmentCard, LessonCard, ShownCard } from '@portal/domain/chat/chat-card';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { cardDeeds as words } from './card-messages.ts';
import { CardWay } from './card-way.tsx';
import { cardName } from './chosen-card.ts';
import { ReviewDeeds } from './review-deeds.tsx';

/** The way into the room of a lesson, which stands there while it is open. */
export type EnterLesson = ComponentType<{ lesson: LessonCard; of: string; size: 'sm' }>;

interface TeacherDeedsProps {
  card: ShownCard;
  /** The teacher's. */
  zone: string;
  Enter: EnterLesson | undefined;
}

/** What a teacher can do with a card. */
export function TeacherDeeds({ card, zone, Enter }: TeacherDeedsProps) {
  const name = cardName(card, zone);
  switch (card.kind) {
    case 'LESSON':
      return <LessonDeeds card={card} zone={zone} name={name} Enter={Enter} />;
    case 'ASSIGNMENT':
      return <AssignmentDeed card={card} name={name} />;
    case 'REVIEW':
      return <ReviewDeeds card={card} name={name} />;
  }
}

interface LessonDeedsProps extends TeacherDeedsProps {
  card: LessonCard;
  name: string;
}

function LessonDeeds({ card, zone, name, Enter }: LessonDeedsProps) {
  const now = useNow(15_000);
  const { id, startAt, status, proposal } = card;
  const mayMove = status === 'UPCOMING' && proposal === null && Date.parse(startAt) > now.getTime();
  return (
    <>
      {Enter && <Enter lesson={card} of={name} size="sm" />}
      {mayMove && (
        <CardWay href={paths.calendarLesson(id, dayOf(startAt, zone), 'move')} of={name} isFirst>
          {words.move}
        </CardWay>
      )}
      <CardWay href={paths.lesson(id)} of={name}>
        {words.see}
      </CardWay>
    </>
  );
}

function AssignmentDeed({ card: { id, counts }, name }: { card: AssignmentCard; name: string }) {
  const toGrade = counts?.toGrade ?? 0;
  return toGrade > 0 ? (
    <CardWay href={paths.grading({ assignment: id })} of={name} isFirst>
      {words.grade(toGrade)}
    </CardWay>
  ) : (
    <CardWay href={paths.gradingTable(id)} of={name}>
      {words.submissions}
    </CardWay>
  );
}
