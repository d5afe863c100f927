import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { formatDay } from '@portal/domain/format/date-time';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import { type Weekday, WEEKDAY_LABELS } from '@portal/domain/time/weekday';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Panel } from '@portal/ui/panel';
import { editingMessages } from '../editing-messages.ts';
import type { Day } from '../time/day.ts';
import { weeklyRules } from './free-rules.ts';
import { SlotRow } from './slot-row.tsx';

const words = editingMessages.page;

const look: SystemStyleObject = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '{sizes.24} 1fr auto' },
    alignItems: 'start',
    columnGap: '3',
    py: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
  '& .day': { textStyle: 'label', minH: '11', display: 'flex', alignItems: 'center' },
  '& .day[data-tone=SATURDAY]': { color: 'calendar.saturday' },
  '& .day[data-tone=SUNDAY]': { color: 'calendar.sunday' },
  // On a phone the hours stand under their day, over its whole width.
  '& .slots': { gridRow: { base: 2, md: 1 }, gridColumn: { base: '1 / -1', md: 2 }, minW: 0 },
  '& .none': { minH: '11', display: 'flex', alignItems: 'center', color: 'fg.muted', textStyle: 'body.sm' },
};

const Week = chakra('ul', { base: look });

interface Props {
  rules: readonly FreeSlot[];
  today: Day;
  onAdd: (weekday: Weekday, opener: HTMLElement) => void;
  onEdit: (rule: FreeSlot, opener: HTMLElement) => void;
  onClose: (rule: FreeSlot) => void;
}

/** The seven days with what is open on them every week (CAL-2). Each change is saved at once and can be taken back. */
export function WeeklyTemplate({ rules, today, onAdd, onEdit, onClose }: Props) {
  return (
    <Panel title={words.week} intro={words.weekHelp}>
      <Week>
        {weeklyRules(rules, today).map(({ weekday, rules: ofDay }) => (
          <li key={weekday}>
            <h3 className="day" data-tone={weekday}>
              {WEEKDAY_LABELS[weekday]}
            </h3>
            <div className="slots">
              {ofDay.length === 0 ? (
                <p className="none">{words.noSlots}</p>
              ) : (
                <ul>
                  {ofDay.map((rule) => (
                    <li key={rule.id}>
                      <SlotRow
                        rule={rule}
                        day={spokenDay(weekday, rule.startsOn > today ? rule.startsOn : null)}
                        onEdit={(opener) => onEdit(rule, opener)}
                        onClose={() => onClose(rule)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <IconButton
              variant="outline"
              label={words.addOn(WEEKDAY_LABELS[weekday])}
              icon={<Icon as={Plus} />}
              onClick={(event) => onAdd(weekday, event.currentTarget)}
            />
          </li>
        ))}
      </Week>
    </Panel>
  );
}

const spokenDay = (weekday: Weekday, from: Day | null) =>
  from ? `${WEEKDAY_LABELS[weekday]} ${editingMessages.free.from(formatDay(from))}` : WEEKDAY_LABELS[weekday];
