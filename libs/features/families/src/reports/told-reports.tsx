import { chakra } from '@chakra-ui/react/styled-system';
import { useListFamilyReportsQuery } from '@portal/api/families/family-reports.api';
import type { FamilyRoom } from '@portal/domain/families/family-chat';
import { MadeReports } from '@portal/reporting/made-reports';
import { useReader } from '../reading/reader-context.ts';
import { useReportWords } from './report-messages.ts';

interface ToldReportsProps {
  room: FamilyRoom;
  /** Leads to a message of the talk. */
  onShow: (seq: number) => void;
}

/** What the family told the team of a talk, and what came of it; none of it is missed where it fails. */
export function ToldReports({ room, onShow }: ToldReportsProps) {
  const { link, zone } = useReader();
  const words = useReportWords();
  const { data } = useListFamilyReportsQuery({ link, room }, { refetchOnMountOrArgChange: true });
  return (
    <chakra.div aria-live="polite" css={{ '&:not(:empty)': { mb: '3' } }} borderRadius="l2" overflow="hidden">
      <MadeReports reports={data} words={words} zone={zone} onShow={onShow} />
    </chakra.div>
  );
}
