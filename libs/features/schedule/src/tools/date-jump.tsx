import { CalendarSearch } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { MonthPicker } from '@portal/ui/month-picker';
import { messages } from '../messages.ts';
import { LatePopover } from '../notices/late-popover.tsx';
import type { Day } from '../time/day.ts';

/** A day from a small month, without stepping through the weeks. */
export function DateJump({ date, today, onPick }: { date: Day; today: Day; onPick: (day: Day) => void }) {
  return (
    <LatePopover
      title={messages.pickDate}
      button={(onPress) => (
        <IconButton label={messages.pickDate} icon={<Icon as={CalendarSearch} />} onClick={onPress} />
      )}
    >
      {(close) => (
        <MonthPicker
          date={date}
          today={today}
          onPick={(day) => {
            close();
            onPick(day);
          }}
        />
      )}
    </LatePopover>
  );
}
