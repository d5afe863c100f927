import { chakra } from '@chakra-ui/react/styled-system';
import { FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { useMakeStatementFileMutation } from '@portal/api/wallet/statements.api';
import { STATEMENT_FORMATS, type StatementFormat } from '@portal/domain/wallet/statements.contract';
import { downloadFile } from '@portal/portal-core/download-file';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { files as words } from '../statement-messages.ts';

const ICONS: Record<StatementFormat, LucideIcon> = { pdf: FileText, xlsx: FileSpreadsheet };
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The statement as a file, which the server writes: to print, or to reckon with. */
export function StatementFiles({ month }: { month: string }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {STATEMENT_FORMATS.map((format) => (
        <FileButton key={format} month={month} format={format} />
      ))}
    </chakra.div>
  );
}

function FileButton({ month, format }: { month: string; format: StatementFormat }) {
  const [make, { isLoading }] = useMakeStatementFileMutation();
  const act = useAction();
  const save = () =>
    act(
      async () => {
        const { name, mediaType, content } = await make({ month, body: { format } }).unwrap();
        downloadFile(name, mediaType, bytesOf(content));
      },
      { failed: words.failed },
    );
  return (
    <Button
      variant="outline"
      startIcon={<Icon as={ICONS[format]} />}
      loading={isLoading}
      loadingText={words.making}
      onClick={() => void save()}
    >
      {words.label(words.formats[format])}
    </Button>
  );
}
