import { chakra } from '@chakra-ui/react/styled-system';
import { useGetLastResultQuery } from '@portal/api/coursework/assignment-templates.api';
import type { LastResult as Result } from '@portal/domain/coursework/assignment-template';
import { DateText } from '@portal/ui/date-text';
import { last as words } from './again-messages.ts';

/** How it went last time, the average first; nothing where nobody handed it in. */
export function LastResult({ result }: { result: Result | null }) {
  if (!result || result.submitted === 0) return null;
  const { className, deadlineAt, average, onTime, typicalHours } = result;
  const [lead, ...rest] = [
    average !== null && words.average(average),
    words.handedIn(result),
    words.inTime(onTime),
    typicalHours !== null && words.typical(typicalHours),
  ].filter((one) => one !== false);
  return (
    <chakra.section aria-label={words.title} minW="0">
      <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        {words.title} · {className} · <DateText instant={deadlineAt} />
      </chakra.p>
      <chakra.p textStyle="title.sm" fontVariantNumeric="tabular-nums">
        {lead}
      </chakra.p>
      <chakra.p textStyle="body.sm" fontVariantNumeric="tabular-nums">
        {rest.join(' · ')}
      </chakra.p>
    </chakra.section>
  );
}

/** The same, of one assignment. */
export function ResultOf({ assignmentId: id }: { assignmentId: string }) {
  const { currentData } = useGetLastResultQuery({ id });
  return <LastResult result={currentData ?? null} />;
}
