import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { FAMILY_WORDS } from '../messages.ts';

interface RefusalBannerProps {
  /** What did not work. */
  title: string;
  problem: ApiProblem | null;
  /** Why, in the language of who reads. */
  said: (problem: ApiProblem) => string;
  language: FamilyLanguage;
  /** What becomes of what was typed, or the way on. */
  children?: ReactNode;
}

/** What did not work and what to do; its place is there before it. Its number is named in the reader's language. */
export function RefusalBanner({ title, problem, said, language, children }: RefusalBannerProps) {
  return (
    <ProblemBanner title={title} problem={problem && { message: said(problem) }}>
      {children}
      {problem?.traceId && (
        <chakra.p textStyle="caption" userSelect="all" overflowWrap="anywhere">
          {FAMILY_WORDS[language].traceId(problem.traceId)}
        </chakra.p>
      )}
    </ProblemBanner>
  );
}
