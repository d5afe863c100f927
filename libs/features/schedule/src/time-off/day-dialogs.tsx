import type { RefObject } from 'react';
import { Dialog } from '@portal/ui/dialog';
import { useLast } from '../notices/use-last.ts';
import { rulesMessages } from '../rules-messages.ts';
import type { Day } from '../time/day.ts';
import { DayMoveDialog } from '../whole-day/day-move-dialog.tsx';
import { TimeOffForm } from './time-off-form.tsx';

/** Which action of a whole day is open. A move that time off asked for leads back to it. */
export type OpenDayAction =
  | {
      readonly kind: 'move';
      readonly day: Day;
      readonly isIll: boolean;
      /** Whether it begins with what the families said. */
      readonly isAnswers?: boolean;
      readonly backTo?: Day;
    }
  | { readonly kind: 'off'; readonly day: Day };

interface Props {
  action: OpenDayAction | null;
  timeZone: string;
  onChange: (action: OpenDayAction | null) => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** The actions of whole days, in one chunk of their own. */
export function DayDialogs({ action, timeZone, onChange, finalFocus }: Props) {
  const off = action?.kind === 'off' ? action : null;
  const lastOff = useLast(off);
  const moving = action?.kind === 'move' ? action : null;
  const close = () => onChange(null);
  return (
    <>
      <DayMoveDialog
        moving={moving}
        timeZone={timeZone}
        onClose={() => onChange(moving?.backTo ? { kind: 'off', day: moving.backTo } : null)}
        onTimeOff={(day) => onChange({ kind: 'off', day })}
        finalFocus={finalFocus}
      />
      <Dialog
        open={off !== null}
        onClose={close}
        title={rulesMessages.timeOff.add}
        phone="full"
        closeOnClickAway={false}
        finalFocus={finalFocus}
      >
        {lastOff && (
          <TimeOffForm
            key={lastOff.day}
            day={lastOff.day}
            timeZone={timeZone}
            onClose={close}
            onSaved={close}
            onMoveDay={(day) => onChange({ kind: 'move', day, isIll: false, backTo: lastOff.day })}
          />
        )}
      </Dialog>
    </>
  );
}
