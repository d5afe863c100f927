import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useListFamilyReportsQuery } from '@portal/api/families/family-reports.api';
import type { FamilyRoom } from '@portal/domain/families/family-chat';
import { MadeReports } from '@portal/reporting/made-reports';
import { useReader } from '../reading/reader-context.ts';
import { useReportWords } from './report-messages.ts';

// No socket speaks to families, and the team decides while the talk stands open.
const FRESH = {
  pollingInterval: millisecondsInMinute,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;

/** What the family told the team of a talk, and what came of it; none of it is missed where it fails. */
export function ToldReports({ room }: { room: FamilyRoom }) {
  const { link } = useReader();
  const words = useReportWords();
  const { data } = useListFamilyReportsQuery({ link, room }, FRESH);
  return (
    <chakra.div aria-live="polite" css={{ '&:not(:empty)': { mb: '3' } }} borderRadius="l2" overflow="hidden">
      <MadeReports reports={data} words={words} />
    </chakra.div>
  );
}
