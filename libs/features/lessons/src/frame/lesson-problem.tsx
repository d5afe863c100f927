import type { ReactNode } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { messages } from '../messages.ts';
import { isOutdated } from './is-outdated.ts';

interface Props {
  title: string;
  problem: ApiProblem | null;
  action?: ReactNode;
}

/** A refusal or failure; where the lesson was changed elsewhere, what happens now. */
export function LessonProblem({ title, problem, action }: Props) {
  return (
    <ProblemBanner title={title} problem={problem} action={action}>
      {problem && isOutdated(problem) && !action && <p>{messages.reloaded}</p>}
    </ProblemBanner>
  );
}
