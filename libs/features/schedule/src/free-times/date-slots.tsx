import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, RotateCcw } from 'lucide-react';
import { formatDayWithWeekday, speakDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Panel } from '@portal/ui/panel';
import { editingMessages } from '../editing-messages.ts';
import type { Day } from '../time/day.ts';
import { datedEntries, type WeeklyRule } from './free-rules.ts';
import { SlotLine, SlotRow } from './slot-row.tsx';

const words = editingMessages.page;

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '{sizes.calendar.listDate} 1fr' },
      alignItems: 'center',
      columnGap: '3',
      py: '1.5',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& h3': { textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
  },
});

interface Props {
  rules: readonly FreeSlot[];
  today: Day;
  onAdd: (opener: HTMLElement) => void;
  onEdit: (rule: FreeSlot, opener: HTMLElement) => void;
  onClose: (rule: FreeSlot) => void;
  onReopen: (rule: WeeklyRule, day: Day) => void;
}

/** Days that are unlike their weekday: open once, or closed although the hours repeat (CAL-2). */
export function DateSlots({ rules, today, onAdd, onEdit, onClose, onReopen }: Props) {
  const entries = datedEntries(rules, today);
  return (
    <Panel
      title={words.dates}
      intro={words.datesHelp}
      action={
        <Button variant="outline" startIcon={<Icon as={Plus} />} onClick={(event) => onAdd(event.currentTarget)}>
          {words.addDate}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.noDates}
        </chakra.p>
      ) : (
        <List>
          {entries.map((entry) => (
            <li key={`${entry.rule.id} ${entry.day}`}>
              <h3>
                <time dateTime={entry.day}>{formatDayWithWeekday(entry.day)}</time>
              </h3>
              {entry.kind === 'open' ? (
                <SlotRow
                  rule={entry.rule}
                  day={speakDay(entry.day)}
                  onEdit={(opener) => onEdit(entry.rule, opener)}
                  onClose={() => onClose(entry.rule)}
                />
              ) : (
                <SlotLine when={formatTimeRange(entry.rule.start, entry.rule.end)} more={editingMessages.free.closed}>
                  <Button
                    variant="ghost"
                    startIcon={<Icon as={RotateCcw} />}
                    aria-label={`${speakDay(entry.day)} ${formatTimeRange(entry.rule.start, entry.rule.end)} ${words.reopen}`}
                    onClick={() => onReopen(entry.rule, entry.day)}
                  >
                    {words.reopen}
                  </Button>
                </SlotLine>
              )}
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
