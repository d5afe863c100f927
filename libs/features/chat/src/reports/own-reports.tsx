import { useListChatReportsQuery } from '@portal/api/chat/reports.api';
import { MadeReports } from '@portal/reporting/made-reports';
import { koreanReportWords } from '@portal/reporting/report-words';

/** What she told the team of a talk, and what came of it; none of it is missed where it fails. */
export function OwnReports({ roomId }: { roomId: string }) {
  const { data } = useListChatReportsQuery({ id: roomId });
  return <MadeReports reports={data} words={koreanReportWords} />;
}
