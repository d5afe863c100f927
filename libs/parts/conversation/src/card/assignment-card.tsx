import { chakra } from '@chakra-ui/react/styled-system';
import { use } from 'react';
import type { AssignmentCard as Card, CardHomeworkState } from '@portal/domain/chat/chat-card';
import { formatTime } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { StatusChip } from '@portal/ui/status-chip';
import { useConversationWords } from '../words.ts';
import { CardFrame } from './card-frame.tsx';
import { CardReaderContext } from './card-reader.ts';

/** The state of a child's homework, with the look of one that the house knows. */
function HomeworkChip({ state }: { state: CardHomeworkState }) {
  const label = useConversationWords().cards.homework[state];
  switch (state) {
    case 'OPEN':
    case 'CLOSED':
      return <StatusChip group="task" status="UNFINISHED" label={label} />;
    case 'LATE_WINDOW':
    case 'AGAIN':
      return <StatusChip group="assignment" status="LATE_WINDOW" label={label} />;
    case 'HANDED_IN_LATE':
      return <StatusChip group="task" status="FINISH_LATE" label={label} />;
    case 'HANDED_IN':
      return <StatusChip group="task" status="FINISHED" label={label} />;
    case 'RETURNED':
      return <StatusChip group="assignment" status="COMPLETED" label={label} />;
  }
}

/** An assignment in a talk: until when, and where it stands: for its teacher among all, for a family with its own child. */
export function AssignmentCard({ card }: { card: Card }) {
  const { cards: words } = useConversationWords();
  const { zone } = use(CardReaderContext);
  const { title, className, deadlineAt, status, counts, children } = card;
  const [only, ...siblings] = children;
  const until = (at: string) => words.until(`${words.day(dayOf(at, zone))} ${formatTime(at, zone)}`);
  const isOneChild = only !== undefined && siblings.length === 0;
  return (
    <CardFrame
      card={card}
      head={
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </chakra.p>
      }
      chip={
        isOneChild ? (
          <HomeworkChip state={only.state} />
        ) : (
          children.length === 0 && <StatusChip group="assignment" status={status} label={words.statuses[status]} />
        )
      }
    >
      <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
        {[
          until(isOneChild ? only.dueAt : deadlineAt),
          ...(counts ? [words.handedIn(counts.submitted, counts.students)] : [className]),
        ].join(' · ')}
      </chakra.p>
      {siblings.length > 0 && (
        <chakra.ul role="list" listStyleType="none" display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
          {children.map(({ student, state, dueAt }) => (
            <chakra.li key={student.id} display="flex" flexWrap="wrap" gap="2" alignItems="center" textStyle="body.sm">
              <span>{student.name}</span>
              <HomeworkChip state={state} />
              {dueAt !== deadlineAt && <chakra.span color="fg.muted">{until(dueAt)}</chakra.span>}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </CardFrame>
  );
}
