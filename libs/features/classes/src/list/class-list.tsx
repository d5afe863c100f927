import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { ClassSummary } from '@portal/domain/classes/class';
import { Pagination } from '@portal/ui/pagination';
import { messages } from '../messages.ts';
import { ClassDialogs, type OpenDialog } from '../settings/class-dialogs.tsx';
import { ClassRow } from './class-row.tsx';

export const PAGE_SIZE = 10;

interface Props {
  items: readonly ClassSummary[];
  total: number;
  page: number;
  onPage: (page: number) => void;
}

/** The classes of one list with what can be done to them. */
export function ClassList({ items, total, page, onPage }: Props) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <>
      <chakra.p py="3" textStyle="label" color="fg.muted" role="status">
        {messages.count(total)}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {items.map((shown) => (
          <ClassRow key={shown.id} shown={shown} onAction={(action, { id }) => setDialog({ action, id })} />
        ))}
      </chakra.ul>
      <Pagination label={messages.pages} page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={onPage} />
      <ClassDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
