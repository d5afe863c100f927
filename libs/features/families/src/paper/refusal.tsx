import type { ApiProblem } from '@portal/api/api-problem';
import { RefusalBanner } from '@portal/family-pages/refusal-banner';
import { useReader } from '../reading/reader-context.ts';

interface RefusalProps {
  problem: ApiProblem | null;
  /** What did not work; that it was not sent, unless named. */
  title?: string;
  /** Why, where it says more than the words of the page. */
  said?: string | undefined;
  /** What becomes of what was typed. */
  children?: string;
}

/** What did not work and what to do, in the language of who reads; its place is there before it. */
export function Refusal({ problem, title, said, children }: RefusalProps) {
  const { words, refusal } = useReader();
  return (
    <RefusalBanner title={title ?? words.sheet.refused} problem={problem} said={(refused) => said ?? refusal(refused)}>
      {children && <p>{children}</p>}
    </RefusalBanner>
  );
}
