import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useListDocumentsQuery } from '@portal/api/library/documents.api';
import { PACK_LIMITS } from '@portal/domain/library/pack';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { KindBadge } from '../list/kind-badge.tsx';
import { SearchLine } from '../list/search-line.tsx';
import { files as words } from '../pack-editor-messages.ts';
import { type PackedDocument, packed } from './pack-values.ts';

const PAGE_SIZE = 10;

interface ChooseDocumentsProps {
  before: readonly PackedDocument[];
  onChoose: (documents: PackedDocument[]) => void;
  onClose: () => void;
}

/** Several documents of her library, found by their names, tags and texts. */
export function ChooseDocuments({ before, onChoose, onClose }: ChooseDocumentsProps) {
  const [chosen, setChosen] = useState(before);
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const query = useListDocumentsQuery({ page: String(page), size: String(PAGE_SIZE), ...(text && { text }) });
  const isFull = chosen.length >= PACK_LIMITS.documentsMax;
  function find(wanted: string) {
    setText(wanted);
    setPage(1);
  }
  return (
    <Dialog
      open
      phone="full"
      title={words.dialogTitle}
      onClose={onClose}
      closeOnClickAway={false}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            onClick={() => {
              onChoose([...chosen]);
              onClose();
            }}
          >
            {words.take(chosen.length)}
          </Button>
        </>
      }
    >
      <SearchLine text={text} onText={find} />
      <chakra.div mt="3" pb="4">
        <QueryState
          query={query}
          size="sm"
          failed={words.failed}
          skeleton={<SkeletonRows rows={5} label={words.loading} />}
        >
          {({ total, items }) =>
            total > 0 ? (
              <>
                <chakra.ul aria-label={words.dialogList} listStyleType="none">
                  {items.map((document) => {
                    const isIn = chosen.some(({ id }) => id === document.id);
                    return (
                      <chakra.li key={document.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }} py="1">
                        <Checkbox
                          checked={isIn}
                          disabled={isFull && !isIn}
                          onChange={() =>
                            setChosen(
                              isIn ? chosen.filter(({ id }) => id !== document.id) : [...chosen, packed(document)],
                            )
                          }
                        >
                          <chakra.span display="flex" alignItems="center" gap="3" minW="0" py="1">
                            <KindBadge kind={document.kind} fileName={document.file.name} />
                            <chakra.span minW="0" overflowWrap="anywhere">
                              {document.name}
                            </chakra.span>
                          </chakra.span>
                        </Checkbox>
                      </chakra.li>
                    );
                  })}
                </chakra.ul>
                {isFull && <chakra.p color="fg.muted">{words.max}</chakra.p>}
                <Pagination label={words.pages} page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
              </>
            ) : text ? (
              <SearchEmpty title={words.notFound(text)} onReset={() => find('')} />
            ) : (
              <EmptyState name="plan-empty" size="sm" title={words.none}>
                {words.noneBody}
              </EmptyState>
            )
          }
        </QueryState>
      </chakra.div>
    </Dialog>
  );
}
