import type { ReactNode } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { ProblemBanner } from '@portal/ui/problem-banner';

interface RefusalBannerProps {
  /** What did not work. */
  title: string;
  problem: ApiProblem | null;
  /** Why, in the language of who reads. */
  said: (problem: ApiProblem) => string;
  /** What becomes of what was typed, or the way on. */
  children?: ReactNode;
}

/** What did not work and what to do; its place is there before it. */
export function RefusalBanner({ title, problem, said, children }: RefusalBannerProps) {
  return (
    <ProblemBanner title={title} problem={problem && { ...problem, message: said(problem) }}>
      {children}
    </ProblemBanner>
  );
}
