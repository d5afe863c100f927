import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useGetLibraryQuery } from '@portal/api/library/folders.api';
import type { LibraryDocument } from '@portal/domain/library/document';
import { NO_FOLDER } from '@portal/domain/library/documents.contract';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { SelectField } from '@portal/ui/select-field';
import { change as words } from '../change-messages.ts';
import { page } from '../messages.ts';
import { useMoveDocuments } from './use-move-documents.ts';

interface MoveFormProps {
  documents: readonly LibraryDocument[];
  onClose: () => void;
  onMoved?: () => void;
}

/** Which folder documents go to; by keys what the mouse does by carrying. */
export function MoveForm({ documents, onClose, onMoved }: MoveFormProps) {
  const query = useGetLibraryQuery();
  const folders = query.currentData?.folders ?? [];
  const move = useMoveDocuments(folders);
  const [first] = documents;
  const isOneFolder = documents.every(({ folderId }) => folderId === first?.folderId);
  const [chosen, setChosen] = useState(isOneFolder ? (first?.folderId ?? NO_FOLDER) : NO_FOLDER);
  const [isSending, setIsSending] = useState(false);
  async function send() {
    setIsSending(true);
    const isDone = await move(documents, chosen === NO_FOLDER ? null : chosen);
    setIsSending(false);
    if (!isDone) return;
    onClose();
    onMoved?.();
  }
  return (
    <Dialog open size="sm" title={words.moveTitle(documents.length)} onClose={onClose}>
      <QueryState query={query} failed={page.libraryFailed}>
        {() => (
          <chakra.form
            display="grid"
            gap="4"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <SelectField
              label={words.folder}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              options={[
                { value: NO_FOLDER, label: words.noFolder },
                ...folders.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Button type="submit" loading={isSending} justifySelf="end">
              {words.moveHere}
            </Button>
          </chakra.form>
        )}
      </QueryState>
    </Dialog>
  );
}
