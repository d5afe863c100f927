import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { WEEK_SLOTS_MAX, weekSlotName } from '@portal/domain/time/week-slot';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { GroupLegend } from '../fields/group-legend.tsx';
import { HelpText } from '../fields/help-text.tsx';
import { MESSAGES } from '../messages.ts';

export interface WeekSlotsFieldProps {
  label: string;
  /** The label is only read aloud, where what stands around says it to the eye. */
  spoken?: boolean;
  /** One for each time of the week; it stays with it. */
  keys: readonly string[];
  onAdd: () => void;
  /** Takes the one at a place, from 0, away, and leads the focus on: the lines are marked as `focusNear` wants them. */
  onRemove: (at: number) => void;
  /** The fields of the time at a place: `WeekSlotInputs`, with the form around them. */
  children: (at: number) => ReactNode;
  /** What stands there while there is none. */
  empty?: ReactNode;
  error?: ReactNode;
}

/** The times of a week at which something is held. */
export function WeekSlotsField({ label, keys, onAdd, onRemove, ...rest }: WeekSlotsFieldProps) {
  const { spoken, children, empty, error } = rest;
  const id = useId();
  const isFull = keys.length >= WEEK_SLOTS_MAX;
  return (
    <chakra.fieldset
      data-lines
      minW="0"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      aria-describedby={error || isFull ? id : undefined}
    >
      <GroupLegend required spoken={spoken}>
        {label}
      </GroupLegend>
      {keys.length === 0 && empty}
      {keys.map((key, at) => (
        <chakra.div key={key} role="group" aria-labelledby={`${id}${at}`} pb="4" borderBottomWidth="1px">
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
            <chakra.span id={`${id}${at}`} textStyle="label" color="fg.muted">
              {weekSlotName(at + 1)}
            </chakra.span>
            <IconButton
              size="sm"
              label={MESSAGES.remove(weekSlotName(at + 1))}
              icon={<Icon as={Trash2} />}
              data-remove
              onClick={() => onRemove(at)}
            />
          </chakra.div>
          {children(at)}
        </chakra.div>
      ))}
      <HelpText id={id} error={error} helper={isFull && MESSAGES.weekSlotsFull(WEEK_SLOTS_MAX)} />
      <div>
        <Button data-add variant="outline" disabled={isFull} startIcon={<Icon as={Plus} size={16} />} onClick={onAdd}>
          {MESSAGES.weekSlotAdd}
        </Button>
      </div>
    </chakra.fieldset>
  );
}
