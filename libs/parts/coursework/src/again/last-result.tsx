import { chakra } from '@chakra-ui/react/styled-system';
import { useGetLastResultQuery } from '@portal/api/coursework/assignment-templates.api';
import type { LastResult } from '@portal/domain/coursework/assignment-template';
import { again as words } from './again-messages.ts';

/** How it went last time; nothing where nobody handed it in. */
export function LastResultLine({ result }: { result: LastResult | null }) {
  if (!result || result.submitted === 0) return null;
  return (
    <chakra.p textStyle="body.sm" fontVariantNumeric="tabular-nums">
      <chakra.span color="fg.muted">{`${words.last} · ${result.className}`}</chakra.span> {words.result(result)}
    </chakra.p>
  );
}

/** The same, of one assignment. */
export function ResultOf({ assignmentId: id }: { assignmentId: string }) {
  const { currentData } = useGetLastResultQuery({ id });
  return <LastResultLine result={currentData ?? null} />;
}
