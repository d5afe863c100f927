import type { ComponentProps } from 'react';
import { useListChatReportsQuery } from '@portal/api/chat/reports.api';
import { MadeReports } from '@portal/reporting/made-reports';
import { koreanReportWords } from '@portal/reporting/report-words';

interface OwnReportsProps extends Pick<ComponentProps<typeof MadeReports>, 'zone' | 'onShow'> {
  roomId: string;
}

/** What she told the team of a talk, and what came of it; none of it is missed where it fails. */
export function OwnReports({ roomId, zone, onShow }: OwnReportsProps) {
  const { data } = useListChatReportsQuery({ id: roomId });
  return <MadeReports reports={data} words={koreanReportWords} zone={zone} onShow={onShow} />;
}
