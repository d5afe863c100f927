import { Download } from 'lucide-react';
import { useExportStatisticsMutation } from '@portal/api/statistics/statistics.api';
import { downloadFile } from '@portal/portal-core/download-file';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { messages as words } from '../messages.ts';
import type { StatisticsView } from '../view/use-statistics-view.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The same period as a table for a spreadsheet, a line for each day; the server writes it. */
export function CsvButton({ view: { days, classId } }: { view: StatisticsView }) {
  const [make, { isLoading }] = useExportStatisticsMutation();
  const act = useAction();
  if (days === null) return null;
  const save = () =>
    act(async () => {
      const { name, mediaType, content } = await make({ body: { ...days, classId } }).unwrap();
      downloadFile(name, mediaType, bytesOf(content));
    });
  return (
    <Button
      variant="outline"
      startIcon={<Icon as={Download} />}
      loading={isLoading}
      loadingText={words.making}
      onClick={() => void save()}
    >
      {words.csv}
    </Button>
  );
}
