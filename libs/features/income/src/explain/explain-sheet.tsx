import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { useExplainIncomeQuery } from '@portal/api/wallet/incomes.api';
import { QueryState } from '@portal/portal-core/query-state';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { explain as words } from '../explain-messages.ts';
import { useExplained } from './explain-address.ts';
import { ExplainSkeleton } from './explain-skeleton.tsx';
import { Explanation } from './explanation.tsx';

/** 왜 이 금액인가요: over the page that asks, by its address; Escape and Back lead back to it (W2). */
export function ExplainSheet() {
  const { lessonId, close } = useExplained();
  const title = useRef<HTMLSpanElement>(null);
  // What it shows stays while it fades out.
  const [shown, setShown] = useState(lessonId);
  if (lessonId !== null && lessonId !== shown) setShown(lessonId);
  return (
    <Dialog
      open={lessonId !== null}
      onClose={close}
      size="aside"
      title={
        <chakra.span ref={title} tabIndex={-1} outline="none">
          {words.title}
        </chakra.span>
      }
      initialFocus={title}
    >
      {shown !== null && <Loaded lessonId={shown} />}
    </Dialog>
  );
}

function Loaded({ lessonId }: { lessonId: string }) {
  const query = useExplainIncomeQuery({ lessonId });
  return (
    <QueryState
      query={query}
      failed={words.failed}
      size="sm"
      skeleton={<ExplainSkeleton />}
      gone={
        <EmptyState name="income-empty" title={words.gone} size="sm">
          {words.goneBody}
        </EmptyState>
      }
    >
      {(explanation) => <Explanation explanation={explanation} />}
    </QueryState>
  );
}
