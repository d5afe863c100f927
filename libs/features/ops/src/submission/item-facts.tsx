import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { OpsItem } from '@portal/domain/ops/ops';
import { DateText } from '@portal/ui/date-text';
import { DueClock } from '@portal/ui/due-clock';
import { itemMessages, list, wordsOf } from '../messages.ts';
import { ItemMark } from '../queues/item-mark.tsx';
import { OpsStateChip } from '../queues/ops-state-chip.tsx';

function decidedAtOf({ queue, state }: OpsItem): string {
  if (state === 'CORRECTING') return itemMessages.correctedAt;
  return state === 'CANCELED' ? itemMessages.canceledAt : wordsOf(queue).decidedAt;
}

/** Whom a report is about is no applicant, nor always a teacher. */
function personOf({ queue, teacherId }: OpsItem): string {
  if (queue === 'CHATS') return itemMessages.reported;
  return teacherId === null ? itemMessages.applicant : itemMessages.teacher;
}

/** Who handed it in, when, and until when it is to be decided. */
export function ItemFacts({ item, now }: { item: OpsItem; now: Date }) {
  const isOpen = item.state === 'WAITING' || item.state === 'PICKED_UP';
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="2">
      <OpsStateChip queue={item.queue} state={item.state} />
      <ItemMark mark={item.mark} />
      <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1" textStyle="body.sm">
        {item.teacherName && <Fact name={personOf(item)}>{item.teacherName}</Fact>}
        <Fact name={itemMessages.submittedAt}>
          <DateText instant={item.submittedAt} show="dateTime" />
          {item.isAgain && <span>· {list.again}</span>}
        </Fact>
        {isOpen && (
          <Fact name={itemMessages.dueAt}>
            <DueClock dueAt={item.dueAt} now={now} />
          </Fact>
        )}
        {item.confirmation && (
          <Fact name={itemMessages.confirmed}>
            {item.confirmation.name} · <DateText instant={item.confirmation.at} show="dateTime" />
          </Fact>
        )}
        {item.reviewer && <Fact name={itemMessages.reviewer}>{item.reviewer.name}</Fact>}
        {item.decidedAt && (
          <Fact name={decidedAtOf(item)}>
            <DateText instant={item.decidedAt} show="dateTime" />
          </Fact>
        )}
      </chakra.dl>
    </chakra.div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    // What does not fit beside its name stands below it.
    <chakra.div display="flex" flexWrap="wrap" columnGap="1.5" alignItems="center" minW="0">
      <chakra.dt color="fg.muted" whiteSpace="nowrap">
        {name}
      </chakra.dt>
      <chakra.dd minW="0" display="inline-flex" flexWrap="wrap" columnGap="1" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
