import { chakra } from '@chakra-ui/react/styled-system';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useListDocumentsQuery } from '@portal/api/library/documents.api';
import { useGetLibraryQuery } from '@portal/api/library/folders.api';
import { useListPacksQuery } from '@portal/api/library/packs.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { usePages } from '@portal/portal-core/use-list-address';
import { Icon } from '@portal/ui/icon';
import { SkeletonRows } from '@portal/ui/skeletons';
import { useMediaQuery } from '@portal/ui/use-media-query';
import { PickButton } from '@portal/upload/pick-button';
import { useFileDrop } from '@portal/upload/use-file-drop';
import { CarryDocuments } from '../carry/carry-documents.tsx';
import { ChosenContext } from '../choose/chosen-context.ts';
import { useChoosing } from '../choose/use-choosing.ts';
import { SearchLine } from '../list/search-line.tsx';
import { page as words } from '../messages.ts';
import { NewestPack } from '../packs/newest-pack.tsx';
import { OpenedDocument } from '../preview/opened-document.tsx';
import { UploadList } from '../upload/upload-list.tsx';
import { useLibraryUploads } from '../upload/use-library-uploads.ts';
import { isNarrowed, listedQuery, PAGE_SIZE } from '../view/library-view.ts';
import { useLibraryView } from '../view/use-library-view.ts';
import { DropSign } from './drop-sign.tsx';
import { FoundDocuments } from './found-documents.tsx';
import { LibraryLead } from './library-lead.tsx';
import { RailPlace } from './rail-place.tsx';

/** Room for folders beside the list, and for what is looked at beside both. */
const WITH_RAIL = '(min-width: 64rem)';
const WITH_PANE = '(min-width: 80rem)';

const NEWEST = { page: '1', size: '1' } as const;

/** /account/lectures: everything that a teacher has, to be found, ordered, looked at and put into classes (ASG-1, ASG-3). */
export function LibraryPage() {
  const [view, change] = useLibraryView();
  const hasRail = useMediaQuery(WITH_RAIL);
  const hasPane = useMediaQuery(WITH_PANE);
  const library = useGetLibraryQuery();
  const packs = useListPacksQuery(NEWEST).currentData;
  const query = useListDocumentsQuery(listedQuery(view));
  const { pages } = usePages({ page: view.page, size: PAGE_SIZE, total: query.currentData?.total });
  const choosing = useChoosing();
  const sending = useLibraryUploads(view.folder, view.tag);
  const { isOver, dropProps } = useFileDrop(sending.uploads.add);
  const input = useRef<HTMLInputElement>(null);
  const close = () => change({ document: null });
  const isPaneOpen = hasPane && view.document !== null;

  return (
    <ChosenContext value={choosing.context}>
      <CarryDocuments folders={library.data?.folders ?? []}>
        <chakra.div position="relative" pb="10" {...dropProps}>
          <PageHeading
            title={words.title}
            actions={
              <PickButton
                ref={input}
                solid
                multiple
                icon={<Icon as={Upload} size={18} />}
                onFiles={sending.uploads.add}
              >
                {words.upload}
              </PickButton>
            }
          />
          <LibraryLead library={library.data} packs={packs?.total ?? 0} />
          <chakra.div
            display="grid"
            gridTemplateColumns={[hasRail && '12rem', 'minmax(0, 1fr)', isPaneOpen && '20rem']
              .filter(Boolean)
              .join(' ')}
            alignItems="start"
            gap={{ base: '3', xl: '6' }}
          >
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
              <SearchLine text={view.text} onText={(text) => change({ text })} />
              <QueryState query={library} size="sm" failed={words.libraryFailed}>
                {(facts) => <RailPlace library={facts} view={view} isBeside={hasRail} onView={change} />}
              </QueryState>
            </chakra.div>
            <chakra.div minW="0">
              <UploadList {...sending} onGone={() => input.current?.focus()} />
              {packs?.items[0] && !isNarrowed(view) && <NewestPack pack={packs.items[0]} />}
              <QueryState
                query={query}
                failed={words.failed}
                skeleton={<SkeletonRows rows={6} label={words.loading} />}
              >
                {(found) => (
                  <FoundDocuments
                    found={found}
                    view={view}
                    pages={pages}
                    library={library.data}
                    choosing={choosing}
                    onView={change}
                  />
                )}
              </QueryState>
            </chakra.div>
            {isPaneOpen && view.document !== null && (
              <OpenedDocument key={view.document} id={view.document} look="pane" onClose={close} />
            )}
          </chakra.div>
          {!hasPane && view.document !== null && <OpenedDocument id={view.document} look="sheet" onClose={close} />}
          {isOver && <DropSign />}
        </chakra.div>
      </CarryDocuments>
    </ChosenContext>
  );
}
