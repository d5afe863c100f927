import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { moveMessages as messages } from './move-messages.ts';

/** Why an answer was not taken, and what to do about it. */
export function MoveRefusal({ problem }: { problem: ApiProblem }) {
  const { code, conflict, message } = problem;
  if (code === 'SCHEDULE_OVERLAP') {
    return (
      <chakra.div role="alert" color="fg.error">
        <p>{conflict ? messages.overlap(conflict.other.title) : messages.overlapUnknown}</p>
        <chakra.p color="fg.muted">{messages.overlapAdvice}</chakra.p>
        <TextLink href={paths.calendar()} linkAs={RouterLink} touch>
          {messages.openCalendar}
        </TextLink>
      </chakra.div>
    );
  }
  const own = { WRONG_STATE: messages.wrongState, DATE_PAST: messages.datePast };
  return (
    <chakra.p role="alert" color="fg.error">
      {code === 'WRONG_STATE' || code === 'DATE_PAST' ? own[code] : message}
    </chakra.p>
  );
}
