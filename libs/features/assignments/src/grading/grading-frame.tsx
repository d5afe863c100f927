import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft, ListTodo, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { useScrollable } from '@portal/ui/scrollable';
import { TextLink } from '@portal/ui/text-link';
import { useIsSplit } from '@portal/ui/use-is-split';
import { queue as words } from '../grading-messages.ts';
import { ProgressTicks } from '../queue/progress-ticks.tsx';
import { QueueHead } from '../queue/queue-head.tsx';
import { QueueList, type QueueListProps } from '../queue/queue-list.tsx';
import { ReturnAll } from '../returning/return-all.tsx';

interface Props extends QueueListProps {
  /** The line at the foot of the desk. */
  foot: ReactNode;
  /** Work and score. */
  children: ReactNode;
}

/** The queue in the place of the side menu, beside it the desk; on a phone one column, with the queue as a sheet. */
export function GradingFrame({ foot, children, ...list }: Props) {
  const isDesk = useIsSplit();
  const [isOpen, setIsOpen] = useState(false);
  const box = useScrollable<HTMLElement>();
  const totals = list.queue.query.currentData?.totals;
  const done = totals?.['to-return'] ?? 0;
  const total = done + (totals?.['to-grade'] ?? 0);
  const isCounted = list.address.list === 'to-grade' && total > 0;
  const back = (
    <TextLink href={paths.assignments()} linkAs={RouterLink} variant="quiet" touch>
      <Icon as={ArrowLeft} /> {words.back}
    </TextLink>
  );
  const rows = (
    <>
      <QueueHead address={list.address} />
      {list.current && (
        <TextLink href={paths.gradingTable(list.current.assignment.id)} linkAs={RouterLink} touch>
          <Icon as={Table2} size={16} /> {words.table}
        </TextLink>
      )}
      {list.address.list === 'to-return' && list.queue.items.length > 0 && <ReturnAll graded={list.queue.items} />}
      <QueueList
        {...list}
        onOpen={(id) => {
          setIsOpen(false);
          list.onOpen(id);
        }}
      />
    </>
  );

  if (!isDesk)
    return (
      // As high as the screen: the score lies at its foot, however short the work is.
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="3"
        minH="calc(100dvh - {sizes.header} - {sizes.bars} - {spacing.8})"
      >
        <PageHeading title={words.title} spokenOnly />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          {back}
          <Button variant="outline" startIcon={<Icon as={ListTodo} />} onClick={() => setIsOpen(true)}>
            {words.open}
            {isCounted && ` · ${words.progress(total, done)}`}
          </Button>
        </chakra.div>
        {isCounted && <ProgressTicks total={total} done={done} />}
        {children}
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.label}>
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            {rows}
          </chakra.div>
        </Dialog>
      </chakra.div>
    );

  return (
    <chakra.div
      h="calc(100dvh - {sizes.header} - {sizes.bars})"
      display="grid"
      gridTemplateColumns="min(16.5rem, 24%) minmax(0, 1fr) min(21.5rem, 32%)"
      gridTemplateRows="minmax(0, 1fr) auto"
    >
      <chakra.section
        {...box}
        aria-label={words.label}
        gridRow="1 / -1"
        overflowY="auto"
        overscrollBehavior="contain"
        borderInlineEndWidth="1px"
        p="4"
        display="grid"
        alignContent="start"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        _focusVisible={{ layerStyle: 'focus', outlineOffset: '-2px' }}
      >
        <div>
          <PageHeading title={words.title} back={back} />
          {isCounted && (
            <>
              <chakra.p textStyle="label" color="fg.muted">
                {words.progressLabel}
              </chakra.p>
              <chakra.p textStyle="money.lg" fontSize="min(1.75rem, 10vw)" mb="2">
                {words.progress(total, done)}
              </chakra.p>
              <ProgressTicks total={total} done={done} />
            </>
          )}
        </div>
        {rows}
      </chakra.section>
      {children}
      <chakra.div gridColumn="2 / -1">{foot}</chakra.div>
    </chakra.div>
  );
}
