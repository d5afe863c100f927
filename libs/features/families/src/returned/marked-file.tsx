import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FilePages } from '@portal/board/file-pages';
import { PageMarks } from '@portal/board/page-marks';
import type { FileRef } from '@portal/domain/assets/file';
import type { PageMark } from '@portal/domain/coursework/marks';
import { downloadFile } from '@portal/portal-core/download-file';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { shownName } from '@portal/upload/file-words';
import { useHomeworkWords } from '../homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';

interface Props {
  file: FileRef;
  marks: readonly PageMark[];
}

/** One file with what the teacher drew on it, and a copy of both to keep. */
export function MarkedFile({ file, marks }: Props) {
  const { language } = useReader();
  const words = useHomeworkWords();
  const [copy, setCopy] = useState<'NONE' | 'MAKING' | 'FAILED'>('NONE');
  const name = shownName(file.name);
  const src = fileAddress(file.url);
  if (!src) return <p>{name}</p>;

  async function keep(address: string): Promise<void> {
    setCopy('MAKING');
    try {
      const { flatCopy } = await import('@portal/board/flat-copy');
      const made = await flatCopy(file, address, marks);
      const stem = name.replace(/\.[^.]*$/, '');
      const extension = made.type === 'application/pdf' ? 'pdf' : 'png';
      downloadFile(words.markedName(stem, extension), made.type, new Uint8Array(await made.arrayBuffer()));
      setCopy('NONE');
    } catch {
      setCopy('FAILED');
    }
  }

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.p flex="1 1 8rem" minW="0" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <Button
          variant="outline"
          startIcon={<Icon as={Download} />}
          loading={copy === 'MAKING'}
          onClick={() => void keep(src)}
        >
          {words.keepMarked}
        </Button>
      </chakra.div>
      <chakra.p role="status" textStyle="body.sm" color="fg.error" _empty={{ display: 'none' }}>
        {copy === 'FAILED' && words.keepFailed}
      </chakra.p>
      <FilePages
        file={{ name, contentType: file.contentType }}
        src={src}
        language={language}
        over={(page) => <PageMarks page={page} marks={marks} language={language} />}
        failed={() => <p>{words.notShown}</p>}
      />
    </chakra.div>
  );
}
