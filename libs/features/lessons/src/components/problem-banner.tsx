import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import { Banner } from '@portal/ui/banner';
import { messages } from '../messages.ts';
import { isOutdated } from '../model/is-outdated.ts';

interface Props {
  /** What did not work. */
  title: string;
  /** Null draws nothing, into a place that is there before its text. */
  problem: ApiProblem | null;
  action?: ReactNode;
}

/** A refusal or failure in the words of the server; where the lesson was changed elsewhere, what happens now. */
export function ProblemBanner({ title, problem, action }: Props) {
  return (
    // Empty it takes no room, not even a gap.
    <chakra.div role="alert" _empty={{ position: 'absolute' }}>
      {problem && (
        <Banner tone="error" title={title} action={action}>
          <p>{problem.message}</p>
          {isOutdated(problem) && !action && <p>{messages.reloaded}</p>}
          {problem.traceId && (
            <chakra.p textStyle="caption" userSelect="all" overflowWrap="anywhere">
              {messages.traceId(problem.traceId)}
            </chakra.p>
          )}
        </Banner>
      )}
    </chakra.div>
  );
}
