import { chakra } from '@chakra-ui/react/styled-system';
import { DOCUMENT_KIND_LABELS, DOCUMENT_KINDS, type DocumentKind } from '@portal/domain/library/document';
import { DOCUMENT_ORDERS, type DocumentOrder } from '@portal/domain/library/documents.contract';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SelectField } from '@portal/ui/select-field';
import { list as words, orders } from '../messages.ts';
import { type LibraryView, type Look, LOOKS } from '../view/library-view.ts';

interface ListHeadProps {
  view: LibraryView;
  onView: (change: Partial<LibraryView>) => void;
}

/** Kind, order and look of the list. */
export function ListHead({ view: { kind, order, look }, onView }: ListHeadProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3" mb="3">
      <chakra.div flex="1 1 9rem" maxW="14rem">
        <SelectField
          label={words.kind}
          placeholder={words.allKinds}
          options={DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_KIND_LABELS[value] }))}
          value={kind ?? ''}
          onChange={({ target }) => onView({ kind: (target.value || null) as DocumentKind | null })}
        />
      </chakra.div>
      <chakra.div flex="1 1 9rem" maxW="14rem">
        <SelectField
          label={words.order}
          options={DOCUMENT_ORDERS.map((value) => ({ value, label: orders[value] }))}
          value={order}
          onChange={({ target }) => onView({ order: target.value as DocumentOrder })}
        />
      </chakra.div>
      <chakra.div ms={{ md: 'auto' }}>
        <SegmentedControl<Look>
          label={words.look}
          options={LOOKS.map((value) => ({ value, label: words.looks[value] }))}
          value={look}
          onChange={(chosen) => onView({ look: chosen })}
        />
      </chakra.div>
    </chakra.div>
  );
}
