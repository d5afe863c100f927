import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { list as words } from '../messages.ts';
import { EVERYTHING, type LibraryView } from '../view/library-view.ts';

interface NoDocumentsProps {
  view: LibraryView;
  /** The library holds nothing at all. */
  isEmpty: boolean;
  onView: (change: Partial<LibraryView>) => void;
}

/** Nothing is here yet, or nothing is like what is looked for. */
export function NoDocuments({ view, isEmpty, onView }: NoDocumentsProps) {
  const { text, tag, kind, folder } = view;
  const reset = () => onView(EVERYTHING);
  if (text !== '') return <SearchEmpty title={words.notFound(text)} onReset={reset} />;
  if (isEmpty)
    return (
      <EmptyState name="plan-empty" title={words.empty}>
        {words.emptyBody}
      </EmptyState>
    );
  const isFolder = folder !== null && tag === null && kind === null;
  return (
    <EmptyState
      name="plan-empty"
      size="sm"
      title={isFolder ? words.noneHere : words.noneFits}
      action={
        <Button variant="outline" onClick={reset}>
          {words.reset}
        </Button>
      }
    >
      {isFolder && words.noneHereBody}
    </EmptyState>
  );
}
