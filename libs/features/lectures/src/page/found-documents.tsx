import { chakra } from '@chakra-ui/react/styled-system';
import type { LibraryDocument } from '@portal/domain/library/document';
import { NO_FOLDER } from '@portal/domain/library/documents.contract';
import { Button } from '@portal/ui/button';
import { Pagination } from '@portal/ui/pagination';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { ChosenBar } from '../choose/chosen-bar.tsx';
import type { useChoosing } from '../choose/use-choosing.ts';
import type { LibraryFacts } from '../folders/folder-rail.tsx';
import { DocumentList } from '../list/document-list.tsx';
import { ListHead } from '../list/list-head.tsx';
import { NoDocuments } from '../list/no-documents.tsx';
import { chosen as choose, list as words, rail } from '../messages.ts';
import { isNarrowed, type LibraryView } from '../view/library-view.ts';

interface FoundDocumentsProps {
  found: { readonly total: number; readonly items: readonly LibraryDocument[] };
  view: LibraryView;
  pages: number;
  library: LibraryFacts | undefined;
  choosing: ReturnType<typeof useChoosing>;
  onView: (change: Partial<LibraryView>) => void;
}

/** The list with its name, what narrows it, and what is done with many of it. */
export function FoundDocuments({ found, view, pages, library, choosing, onView }: FoundDocumentsProps) {
  const { total, items } = found;
  const { chosen } = choosing;
  const name = nameOf(view, library);
  if (total === 0 && !isNarrowed(view)) return <NoDocuments view={view} isEmpty onView={onView} />;
  return (
    <section aria-label={name}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="2" mb="2">
        <chakra.h2 textStyle="title.sm" minW="0" overflowWrap="anywhere">
          {view.text === '' ? name : words.found(view.text, total)}
        </chakra.h2>
        <VisuallyHidden role="status">{view.text === '' ? '' : words.found(view.text, total)}</VisuallyHidden>
        {view.text === '' && (
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {words.count(total)}
          </chakra.span>
        )}
        {chosen === null && total > 0 && (
          <Button size="sm" variant="ghost" ms="auto" onClick={choosing.begin}>
            {choose.choose}
          </Button>
        )}
      </chakra.div>
      <ListHead view={view} onView={onView} />
      {chosen && (
        <ChosenBar chosen={chosen} shown={items} isHidden={view.isHidden} onPut={choosing.put} onEnd={choosing.end} />
      )}
      {total === 0 ? (
        <NoDocuments view={view} isEmpty={false} onView={onView} />
      ) : (
        <DocumentList documents={items} view={view} onView={onView} />
      )}
      <Pagination label={words.pages} page={view.page} pages={pages} onPage={(page) => onView({ page })} />
    </section>
  );
}

function nameOf({ folder, tag, isHidden }: LibraryView, library: LibraryFacts | undefined): string {
  const place = isHidden
    ? rail.hidden
    : folder === NO_FOLDER
      ? rail.unfiled
      : (library?.folders.find(({ id }) => id === folder)?.name ?? rail.all);
  return tag === null ? place : `${place} ${words.tagged(tag)}`;
}
