import { Download } from 'lucide-react';
import { useMakeWeekSheetMutation } from '@portal/api/planning/week-sheets.api';
import { downloadFile } from '@portal/portal-core/download-file';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { sheet as words } from '../sheet-messages.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The same week as a file, which the server writes. */
export function WeekPdfButton({ monday }: { monday: string }) {
  const [make, { isLoading }] = useMakeWeekSheetMutation();
  const act = useAction();
  const save = () =>
    act(async () => {
      const { name, mediaType, content } = await make({ body: { day: monday } }).unwrap();
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
      {words.pdf}
    </Button>
  );
}
