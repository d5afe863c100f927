import type { ApiProblem } from '@portal/api/api-problem';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { MESSAGES } from '../messages.ts';

interface Props {
  title: string;
  problem: ApiProblem | null;
  /** Asks for it anew, when it changed meanwhile; what is written stays. */
  onReload: () => void;
}

/** Why a form was refused, and the way on when somebody else was faster. */
export function FormRefusal({ title, problem, onReload }: Props) {
  return (
    <ProblemBanner
      title={title}
      problem={problem}
      action={
        problem?.code === 'VERSION_CONFLICT' && (
          <Button variant="outline" onClick={onReload}>
            {MESSAGES.newer}
          </Button>
        )
      }
    />
  );
}
