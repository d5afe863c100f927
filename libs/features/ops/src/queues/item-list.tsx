import { chakra } from '@chakra-ui/react/styled-system';
import type { OpsItem, OpsQueue } from '@portal/domain/ops/ops';
import type { OpsFilter } from '@portal/domain/ops/ops.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { list, wordsOf } from '../messages.ts';
import { ItemRow } from './item-row.tsx';
import { queueAddress } from './ops-address.ts';

interface ItemListProps {
  queue: OpsQueue;
  filter: OpsFilter;
  items: readonly OpsItem[];
  now: Date;
}

/** The rows of a queue, or why there are none. */
export function ItemList({ queue, filter, items, now }: ItemListProps) {
  if (items.length === 0) {
    const [title, body] = wordsOf(queue).empty[filter];
    return (
      <EmptyState
        name="assignment-empty"
        title={title}
        action={
          filter !== 'OPEN' && (
            <Button asChild variant="outline">
              <RouterLink href={queueAddress(queue)}>{list.showOpen}</RouterLink>
            </Button>
          )
        }
      >
        {body}
      </EmptyState>
    );
  }
  return (
    <chakra.ul aria-label={list.label(queue, filter)} listStyleType="none" layerStyle="sheet" overflow="hidden">
      {items.map((item) => (
        <ItemRow key={item.id} item={item} now={now} />
      ))}
    </chakra.ul>
  );
}
