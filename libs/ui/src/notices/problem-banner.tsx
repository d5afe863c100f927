import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useUiWords } from '../ui-language.tsx';
import { AlertPlace } from './alert-place.tsx';
import { Banner } from './banner.tsx';

interface ProblemBannerProps {
  /** What did not work; without it the server's sentence stands alone. */
  title?: string | undefined;
  /** Why, in the words of the server; null draws nothing, into a place that is there before its text. */
  problem: { readonly message: string; readonly traceId?: string } | null;
  /** The way on. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A refusal or failure, with the number to ask for help with. */
export function ProblemBanner({ title, problem, action, children }: ProblemBannerProps) {
  const words = useUiWords();
  return (
    <AlertPlace>
      {problem && (
        <Banner tone="error" title={title ?? problem.message} action={action}>
          {title !== undefined && <p>{problem.message}</p>}
          {children}
          {problem.traceId && (
            <chakra.p textStyle="caption" userSelect="all" overflowWrap="anywhere">
              {words.traceId(problem.traceId)}
            </chakra.p>
          )}
        </Banner>
      )}
    </AlertPlace>
  );
}
