import { chakra } from '@chakra-ui/react/styled-system';
import type { OpsItem } from '@portal/domain/ops/ops';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { DueClock } from '@portal/ui/due-clock';
import { TextLink } from '@portal/ui/text-link';
import { itemMessages, list } from '../messages.ts';
import { ItemMark } from './item-mark.tsx';
import { itemAddress } from './ops-address.ts';
import { OpsStateChip } from './ops-state-chip.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    px: { base: 'sheet', md: '5' },
    py: '3',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
  variants: { late: { true: { boxShadow: 'inset 3px 0 0 {colors.camellia.solid}' } } },
});

/** Something that waits for a decision, or waited. */
export function ItemRow({ item, now }: { item: OpsItem; now: Date }) {
  const isOpen = item.state === 'WAITING' || item.state === 'PICKED_UP';
  const isLate = isOpen && new Date(item.dueAt) < now;
  return (
    <Row late={isLate}>
      <chakra.div minW="0">
        <TextLink href={itemAddress(item)} linkAs={RouterLink} variant="quiet" color="fg" fontWeight="semibold" touch>
          {item.title}
        </TextLink>
        <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {/* The title of an application begins with the name. */}
          {item.queue !== 'APPLICATIONS' && item.teacherName && <>{item.teacherName} · </>}
          {itemMessages.submittedAt} <DateText instant={item.submittedAt} show="dateTime" />
          {item.reviewer && <> · {list.reviewer(item.reviewer.name)}</>}
        </chakra.p>
        <ItemMark mark={item.mark} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        {item.isAgain && (
          <chakra.span textStyle="caption" color="fg.muted">
            {list.again}
          </chakra.span>
        )}
        {isOpen && item.confirmation && (
          <chakra.span textStyle="caption" color="fg.muted">
            {list.second}
          </chakra.span>
        )}
        <OpsStateChip queue={item.queue} state={item.state} />
        {isOpen && <DueClock dueAt={item.dueAt} now={now} />}
        {item.decidedAt && (
          <chakra.span textStyle="label" color="fg.muted">
            <DateText instant={item.decidedAt} show="dateTime" />
          </chakra.span>
        )}
      </chakra.div>
    </Row>
  );
}
