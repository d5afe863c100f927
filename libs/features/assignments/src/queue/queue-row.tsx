import { chakra } from '@chakra-ui/react/styled-system';
import { Check, ClockAlert } from 'lucide-react';
import { type QueuedSubmission, TO_GRADE } from '@portal/domain/coursework/submission';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { Icon } from '@portal/ui/icon';
import { queue as words } from '../grading-messages.ts';

const Row = chakra('button', {
  base: {
    w: 'full',
    minH: '3.25rem',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2',
    textAlign: 'start',
    borderRadius: 'l2',
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { layerStyle: 'focus', outlineOffset: '-2px' },
    _current: { bg: 'celadon.subtle', borderColor: 'celadon.solid' },
    '&[aria-current=true]': { bg: 'celadon.subtle', borderColor: 'celadon.solid' },
  },
});

interface Props {
  submission: QueuedSubmission;
  isCurrent: boolean;
  onOpen: () => void;
}

/** One student's work in the queue: whose, of what, since when, and how far it is. */
export function QueueRow({ submission, isCurrent, onOpen }: Props) {
  const { student, assignment, class: of, attempt, submittedAt, isLate, gradeState, score } = submission;
  const isGraded = !TO_GRADE.some((state) => state === gradeState);
  return (
    <Row type="button" aria-current={isCurrent || undefined} onClick={onOpen}>
      {isGraded ? (
        <chakra.span
          boxSize="8"
          flexShrink="0"
          display="grid"
          placeItems="center"
          bg="bg.emphasized"
          borderRadius="full"
        >
          <Icon as={Check} size={16} />
        </chakra.span>
      ) : (
        <Avatar id={student.id} name={student.name} src={student.avatar} size="sm" decorative />
      )}
      <chakra.span flex="1" minW="0" display="grid">
        <chakra.span fontWeight="semibold" overflowWrap="anywhere">
          {student.name}{' '}
        </chakra.span>
        <chakra.span textStyle="caption" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
          {of.name} · {assignment.title}{' '}
        </chakra.span>
        <chakra.span display="flex" flexWrap="wrap" columnGap="2" textStyle="caption" color="fg.muted">
          <DateText instant={submittedAt} show="weekdayTime" /> {attempt > 1 && <span>{words.attempt(attempt)} </span>}
          {isLate && (
            <chakra.span display="inline-flex" alignItems="center" gap="1" color="fg.warning">
              <Icon as={ClockAlert} size={16} />
              {words.late}{' '}
            </chakra.span>
          )}
        </chakra.span>
      </chakra.span>
      {score !== null && (
        <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {words.score(score)}
        </chakra.span>
      )}
    </Row>
  );
}
