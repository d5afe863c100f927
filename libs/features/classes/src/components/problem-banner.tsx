import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import { Banner } from '@portal/ui/banner';
import { messages } from '../messages.ts';

interface Props {
  /** What did not work. */
  title: string;
  /** Null draws nothing, into a place that is there before its text. */
  problem: ApiProblem | null;
  children?: ReactNode;
}

/** A refusal or failure in the words of the server, with the number to ask for help with. */
export function ProblemBanner({ title, problem, children }: Props) {
  return (
    // Empty it takes no room, not even a gap.
    <chakra.div role="alert" _empty={{ position: 'absolute' }}>
      {problem && (
        <Banner tone="error" title={title}>
          <p>{problem.message}</p>
          {children}
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
