import { chakra } from '@chakra-ui/react/styled-system';
import {
  GRADING_LISTS,
  GRADING_ORDERS,
  type GradingList,
  type GradingOrder,
} from '@portal/domain/coursework/submissions.contract';
import { Button } from '@portal/ui/button';
import { SelectField } from '@portal/ui/select-field';
import { queue as words } from '../grading-messages.ts';
import type { GradingAddress } from './use-grading-address.ts';

const LISTS = GRADING_LISTS.map((value) => ({ value, label: words.lists[value] }));
const ORDERS = GRADING_ORDERS.map((value) => ({ value, label: words.orders[value] }));

/** Which list it is and in which order; and that only a part of it is shown. */
export function QueueHead({ address }: { address: GradingAddress }) {
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))">
        <SelectField
          label={words.list}
          options={LISTS}
          value={address.list}
          onChange={({ target }) => address.setList(target.value as GradingList)}
        />
        <SelectField
          label={words.order}
          options={ORDERS}
          value={address.order}
          onChange={({ target }) => address.setOrder(target.value as GradingOrder)}
        />
      </chakra.div>
      {address.isNarrowed && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.narrowed}
          </chakra.p>
          <Button variant="outline" size="sm" onClick={address.showAll}>
            {words.all}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
