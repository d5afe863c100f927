import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, Clock, ClockAlert } from 'lucide-react';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { formatLength } from '@portal/domain/format/date-time';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Menu } from '@portal/ui/menu';
import { lateness as words } from '../grading-messages.ts';

const VALUES = { clock: null, late: true, inTime: false } as const;

interface Props {
  submission: GradedSubmission;
  /** What she says of it; null leaves it to the clock. */
  said: boolean | null;
  onSay: (said: boolean | null) => void;
}

/** Whether it came late, as a button that says so otherwise or leaves it to the clock again (ASG-2). */
export function LateLabel({ submission: { submittedAt, assignment, isLateByClock }, said, onSay }: Props) {
  const isLate = said ?? isLateByClock;
  const by = Date.parse(submittedAt) - Date.parse(assignment.deadlineAt);
  const word = !isLate ? words.inTime : by > 0 ? words.lateBy(formatLength(by)) : words.late;
  return (
    <chakra.div display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      <Menu
        label={words.menu}
        trigger={
          <Button
            variant="outline"
            size="sm"
            aria-label={`${word} ${words.menu}`}
            startIcon={<Icon as={isLate ? ClockAlert : Clock} />}
            endIcon={<Icon as={ChevronDown} />}
            borderRadius="full"
            {...(isLate && { bg: 'mustard.subtle', color: 'mustard.fg', borderColor: 'mustard.border' })}
          >
            {word}
          </Button>
        }
        items={[]}
        choice={{
          label: words.label,
          value: said === null ? 'clock' : said ? 'late' : 'inTime',
          options: [
            { value: 'clock', label: words.byClock(isLateByClock ? words.late : words.inTime) },
            { value: 'late', label: words.late },
            { value: 'inTime', label: words.inTime },
          ],
          onChoose: (value) => onSay(VALUES[value as keyof typeof VALUES]),
        }}
      />
      {said !== null && (
        <chakra.span textStyle="caption" color="fg.muted">
          {words.said}
        </chakra.span>
      )}
    </chakra.div>
  );
}
