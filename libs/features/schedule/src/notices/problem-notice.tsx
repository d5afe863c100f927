import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import { messages } from '../messages.ts';
import { Notice } from './notice.tsx';

interface Props {
  /** What did not work; without it the server's sentence stands alone. */
  title?: string;
  /** Null draws nothing. */
  problem: ApiProblem | null;
  actions?: ReactNode;
}

/** A refusal or failure in a form or dialog, in the words of the server, with the number to ask for help with. */
export function ProblemNotice({ title, problem, actions }: Props) {
  if (!problem) return null;
  const { message, traceId } = problem;
  return (
    <Notice icon={CircleAlert} palette="camellia" title={title ?? message} actions={actions} isAlert>
      {title && <p>{message}</p>}
      {traceId && (
        <chakra.p textStyle="caption" color="fg.muted" userSelect="all" overflowWrap="anywhere">
          {messages.traceId(traceId)}
        </chakra.p>
      )}
    </Notice>
  );
}
