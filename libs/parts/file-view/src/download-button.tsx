import { Download } from 'lucide-react';
import { createContext } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { shownName } from '@portal/upload/file-words';
import { useFileViewWords } from './file-view-words.ts';
import type { ViewedFile } from './viewed-file.ts';

/** The way to have the file stands beside it already, and is not said twice. */
export const DownloadBesideContext = createContext(false);

/** The way to have a file; nothing of one that nobody may download. */
export function DownloadButton({ file }: { file: Pick<ViewedFile, 'name' | 'url'> }) {
  const words = useFileViewWords();
  const name = shownName(file.name);
  const address = fileAddress(file.url);
  if (!address) return null;
  return (
    <Button variant="outline" asChild>
      <a href={address} download={name} rel="noopener noreferrer" aria-label={`${name} ${words.download}`}>
        <Icon as={Download} /> {words.download}
      </a>
    </Button>
  );
}
