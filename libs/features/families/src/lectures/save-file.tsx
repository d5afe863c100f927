import { Download } from 'lucide-react';
import type { HomeworkFile } from '@portal/domain/families/family-homework';
import { useFileViewWords } from '@portal/file-view/file-view-words';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { shownName } from '@portal/upload/file-words';

/** The way to have a file that may be downloaded. */
export function SaveFile({ file: { name: ownName, url } }: { file: Pick<HomeworkFile, 'name' | 'url'> }) {
  const words = useFileViewWords();
  const address = fileAddress(url);
  const name = shownName(ownName);
  return (
    address && (
      <Button variant="outline" justifySelf="start" asChild>
        <a href={address} download={name} rel="noopener noreferrer" aria-label={`${name} ${words.download}`}>
          <Icon as={Download} /> {words.download}
        </a>
      </Button>
    )
  );
}
