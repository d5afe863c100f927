import { RotateCw } from 'lucide-react';
import type { ApiProblem } from '@portal/api/api-problem';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { messages } from '../messages.ts';
import { taskMessages } from './task-messages.ts';

interface Props {
  problem: ApiProblem;
  onRetry: () => void;
}

/** A day without a chip would say that nothing is due on it. */
export const TasksFailed = ({ problem, onRetry }: Props) => (
  <ProblemBanner
    title={taskMessages.failed}
    problem={problem}
    action={
      <Button variant="outline" onClick={onRetry} startIcon={<Icon as={RotateCw} size={16} />}>
        {messages.retry}
      </Button>
    }
  />
);
