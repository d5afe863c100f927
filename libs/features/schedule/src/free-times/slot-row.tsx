import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { FREE_SLOT_AUDIENCE_LABELS, type FreeSlot } from '@portal/domain/schedule/free-slot';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { editingMessages } from '../editing-messages.ts';

const words = editingMessages.page;

interface SlotRowProps {
  rule: FreeSlot;
  /** Its day for the ear: 월요일, 2026년 11월 18일 수요일. */
  day: string;
  onEdit: (opener: HTMLElement) => void;
  onClose: () => void;
}

/** One stretch of free time with its actions. */
export function SlotRow({ rule, day, onEdit, onClose }: SlotRowProps) {
  const range = formatTimeRange(rule.start, rule.end);
  const spoken = `${day} ${range}`;
  return (
    <SlotLine when={range} more={moreWords(rule)}>
      <IconButton
        label={words.editSlot(spoken)}
        icon={<Icon as={Pencil} />}
        onClick={(event) => onEdit(event.currentTarget)}
      />
      <IconButton label={words.closeSlot(spoken)} icon={<Icon as={X} />} onClick={onClose} />
    </SlotLine>
  );
}

/** A stretch in words, and what can be done with it. */
export function SlotLine({ when, more, children }: { when: string; more: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2" minH="11">
      <chakra.div flex="1" minW="0">
        <chakra.span textStyle="body.md" fontWeight="600" fontVariantNumeric="tabular-nums" me="3">
          {when}
        </chakra.span>
        <chakra.span textStyle="body.sm" color="fg.muted">
          {more}
        </chakra.span>
      </chakra.div>
      {children}
    </chakra.div>
  );
}

function moreWords(rule: FreeSlot): string {
  const { free } = editingMessages;
  const audience = FREE_SLOT_AUDIENCE_LABELS[rule.audience];
  const until = rule.kind === 'WEEKLY' && rule.until ? free.until_(formatDay(rule.until)) : '';
  return [audience, until].filter(Boolean).join(' · ');
}
