import { useDeleteDocumentMutation, useGetDocumentQuery } from '@portal/api/library/documents.api';
import type { LibraryDocument } from '@portal/domain/library/document';
import { QueryState } from '@portal/portal-core/query-state';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { SkeletonText } from '@portal/ui/skeletons';
import { removal as words } from '../change-messages.ts';
import { DocumentPlaces } from '../preview/document-places.tsx';
import { useHideDocuments } from './use-hide-documents.ts';

interface DocumentRemovalProps {
  document: LibraryDocument;
  onClose: () => void;
}

/** Asks before a document goes for good; one that classes use is only hidden, and the places are named. */
export function DocumentRemoval({ document, onClose }: DocumentRemovalProps) {
  const { lectures, lessons, assignments } = document.usage;
  return lectures + lessons + assignments > 0 ? (
    <UsedDocument document={document} onClose={onClose} />
  ) : (
    <UnusedDocument document={document} onClose={onClose} />
  );
}

function UnusedDocument({ document: { id, name }, onClose }: DocumentRemovalProps) {
  const [remove, { isLoading }] = useDeleteDocumentMutation();
  const act = useAction();
  async function confirm() {
    await act(() => remove({ id }).unwrap(), { done: words.done });
    onClose();
  }
  return (
    <AlertDialog
      open
      title={words.title}
      confirmLabel={words.confirm}
      danger
      loading={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {words.body(name)}
    </AlertDialog>
  );
}

function UsedDocument({ document, onClose }: DocumentRemovalProps) {
  const query = useGetDocumentQuery({ id: document.id });
  const hide = useHideDocuments();
  return (
    <AlertDialog
      open
      title={words.usedTitle}
      confirmLabel={words.hide}
      cancelLabel={words.keep}
      onConfirm={() => void hide([document], true).then(onClose)}
      onCancel={onClose}
    >
      {words.usedBody}
      <QueryState
        query={query}
        size="sm"
        failed={words.lookFailed}
        skeleton={<SkeletonText lines={2} label={words.looking} />}
      >
        {({ places }) => <DocumentPlaces places={places} />}
      </QueryState>
    </AlertDialog>
  );
}
