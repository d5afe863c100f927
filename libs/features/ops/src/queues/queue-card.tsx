import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { opsContract } from '@portal/domain/ops/ops.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { DueClock } from '@portal/ui/due-clock';
import { Icon } from '@portal/ui/icon';
import { messages, queues } from '../messages.ts';
import { queueAddress } from './ops-address.ts';

export type QueueCounts = AnswerOf<typeof opsContract.listOpsQueues>['items'][number];

const Card = chakra('a', {
  base: {
    layerStyle: 'sheet',
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    p: { base: 'sheet', md: '5' },
    color: 'fg',
    textDecoration: 'none',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'border.control' },
  },
});

interface DeskCardProps {
  href: string;
  title: string;
  open: number;
  children: ReactNode;
}

/** Work of one kind at a glance; leads to its list. */
export function DeskCard({ href, title, open, children }: DeskCardProps) {
  return (
    <Card as={RouterLink} href={href}>
      <chakra.h2 textStyle="title.sm">{title}</chakra.h2>
      <p>
        <chakra.span textStyle="label" color="fg.muted">
          {queues.open}{' '}
        </chakra.span>
        <chakra.span textStyle="title.lg" fontVariantNumeric="tabular-nums">
          {queues.count(open)}
        </chakra.span>
      </p>
      <chakra.div display="grid" gap="1" textStyle="body.sm" color="fg.muted">
        {children}
      </chakra.div>
    </Card>
  );
}

/** One queue: what is late, what is hers, and how long the next one has. */
export function QueueCard({ counts, now }: { counts: QueueCounts; now: Date }) {
  const { queue, open, overdue, mine, nextDueAt } = counts;
  return (
    <DeskCard href={queueAddress(queue)} title={messages.queueTitles[queue]} open={open}>
      {overdue > 0 && (
        <chakra.p display="flex" alignItems="center" gap="1" color="fg.error" fontWeight="semibold">
          <Icon as={CircleAlert} size={16} />
          {queues.overdue(overdue)}
        </chakra.p>
      )}
      <p>{queues.mine(mine)}</p>
      {nextDueAt === null ? (
        <p>{queues.nothing}</p>
      ) : (
        <chakra.p display="flex" alignItems="center" gap="2">
          {queues.nextDue} <DueClock dueAt={nextDueAt} now={now} />
        </chakra.p>
      )}
    </DeskCard>
  );
}
