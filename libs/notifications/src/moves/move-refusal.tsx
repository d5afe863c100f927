import type { ApiProblem } from '@portal/api/api-problem';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { TextLink } from '@portal/ui/text-link';
import { moveMessages as messages } from './move-messages.ts';

/** Why an answer was not taken, and what to do about it; null draws nothing. */
export function MoveRefusal({ problem }: { problem: ApiProblem | null }) {
  const isOverlap = problem?.code === 'SCHEDULE_OVERLAP';
  return (
    <ProblemBanner
      problem={problem && { ...problem, message: ownWords(problem) }}
      action={
        isOverlap && (
          <TextLink href={paths.calendar()} linkAs={RouterLink} touch>
            {messages.openCalendar}
          </TextLink>
        )
      }
    >
      {isOverlap && <p>{messages.overlapAdvice}</p>}
    </ProblemBanner>
  );
}

function ownWords({ code, conflict, message }: ApiProblem): string {
  switch (code) {
    case 'SCHEDULE_OVERLAP':
      return conflict ? messages.overlap(conflict.other.title) : messages.overlapUnknown;
    case 'WRONG_STATE':
      return messages.wrongState;
    case 'DATE_PAST':
      return messages.datePast;
    default:
      return message;
  }
}
