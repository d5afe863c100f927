import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { queue, work as words } from '../grading-messages.ts';

interface Props {
  submission: GradedSubmission;
  ref: Ref<HTMLHeadingElement>;
  /** Whether it came late. */
  children: ReactNode;
}

/** Whose work it is, of what, and when it came. */
export function WorkHead({ submission: { student, class: of, attempt, submittedAt, hasLeft }, ref, children }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Avatar id={student.id} name={student.name} src={student.avatar} decorative />
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h2 ref={ref} tabIndex={-1} textStyle="title.sm" outline="none" overflowWrap="anywhere" minW="0">
            {student.name}
          </chakra.h2>
          {children}
        </chakra.div>
        <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {of.name} · <DateText instant={submittedAt} show="weekdayTime" /> {words.handedIn}
          {attempt > 1 && ` · ${queue.attempt(attempt)}`}
          {hasLeft && ` · ${words.left}`}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
