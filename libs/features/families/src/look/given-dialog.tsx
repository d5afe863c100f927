import type { HomeworkFile } from '@portal/domain/families/family-homework';
import { FileViewWordsContext } from '@portal/file-view/file-view-words';
import { Dialog } from '@portal/ui/dialog';
import { shownName } from '@portal/upload/file-words';
import { useReader } from '../reading/reader-context.ts';
import { GivenFile } from './given-file.tsx';
import { FILE_VIEW_WORDS } from './look-messages.ts';

/** A file of homework over it, as material is read. */
export function GivenDialog({ file, onClose }: { file: HomeworkFile; onClose: () => void }) {
  const { language } = useReader();
  return (
    <Dialog open onClose={onClose} size="lg" phone="full" lang={language} title={shownName(file.name)}>
      <FileViewWordsContext value={FILE_VIEW_WORDS[language]}>
        <GivenFile file={file} />
      </FileViewWordsContext>
    </Dialog>
  );
}
