import { useLookAtHomeworkFileQuery } from '@portal/api/families/family-homework.api';
import { cleanFileName } from '@portal/domain/assets/upload-policy';
import { FileViewWordsContext } from '@portal/file-view/file-view-words';
import { Dialog } from '@portal/ui/dialog';
import { useReader } from '../reading/reader-context.ts';
import { FILE_VIEW_WORDS, useLookWords } from './look-messages.ts';
import { LookedFile } from './looked-file.tsx';

interface LookDialogProps {
  asked: { id: string; fileId: string; studentId: string };
  onClose: () => void;
}

/** A file of homework that nobody may download, to be looked at here. */
export function LookDialog({ asked, onClose }: LookDialogProps) {
  const { link, language } = useReader();
  const words = useLookWords();
  const query = useLookAtHomeworkFileQuery({ link, ...asked });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      phone="full"
      lang={language}
      title={query.data ? cleanFileName(query.data.name) : words.title}
    >
      <FileViewWordsContext value={FILE_VIEW_WORDS[language]}>
        <LookedFile query={query} />
      </FileViewWordsContext>
    </Dialog>
  );
}
