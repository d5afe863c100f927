import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { formatPoints } from '@portal/domain/format/money';
import { GIFT_KIND_LABELS } from '@portal/domain/points/gift';
import type { StockedGift } from '@portal/domain/points/gift-orders.contract';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { stock as words } from '../gift-messages.ts';
import { EditGiftForm } from './edit-gift-form.tsx';
import { StockForm } from './stock-form.tsx';

const countOf = (stock: number | null) => {
  if (stock === null) return words.always;
  return stock === 0 ? words.soldOut : words.left(stock);
};

/** A gift as the team keeps it, and the ways to change what it is and how many there are. */
export function StockRow({ gift }: { gift: StockedGift }) {
  const [open, setOpen] = useState<'facts' | 'stock' | null>(null);
  const { name, kind, points, stock, isActive, awaitedBy } = gift;
  const close = () => setOpen(null);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
      px={{ base: 'sheet', md: '5' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1 1 14rem" minW="0">
        <chakra.h2 textStyle="body.md" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {GIFT_KIND_LABELS[kind]} · {formatPoints(points)}
          {awaitedBy > 0 && ` · ${words.awaitedBy(awaitedBy)}`}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" ms="auto">
        <chakra.span
          textStyle="label"
          color={stock === 0 ? 'fg.warning' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
        >
          {isActive ? countOf(stock) : words.hidden}
        </chakra.span>
        <Button variant="outline" onClick={() => setOpen('facts')}>
          <VisuallyHidden>{words.changeOf(name)} </VisuallyHidden>
          {words.edit}
        </Button>
        <Button variant="outline" onClick={() => setOpen('stock')}>
          <VisuallyHidden>{words.changeOf(name)} </VisuallyHidden>
          {words.change}
        </Button>
      </chakra.div>
      <Dialog
        open={open === 'facts'}
        onClose={close}
        title={words.editTitle(name)}
        phone="full"
        closeOnClickAway={false}
      >
        <EditGiftForm gift={gift} onClose={close} />
      </Dialog>
      <Dialog
        open={open === 'stock'}
        onClose={close}
        title={words.changeTitle(name)}
        size="sm"
        closeOnClickAway={false}
      >
        <StockForm gift={gift} onClose={close} />
      </Dialog>
    </chakra.li>
  );
}
