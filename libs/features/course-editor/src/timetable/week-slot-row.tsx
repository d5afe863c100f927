import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { WEEKDAY_LABELS, WEEKDAYS } from '@portal/domain/time/weekday';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SelectField } from '@portal/ui/select-field';
import { TimeRangeField } from '@portal/ui/time-range-field';
import { slotFields as words } from '../editor-messages.ts';
import { FieldSlot } from '../fields/field-slot.tsx';
import type { SlotFields } from '../form/course-fields.ts';
import { useEditor } from '../state/editor-context.ts';

const OPTIONS = WEEKDAYS.map((value) => ({ value, label: WEEKDAY_LABELS[value] }));

interface Props {
  /** Its place, from 0. */
  at: number;
  onRemove: () => void;
}

/** One time of the week: a day, from when to when (CRS-7). */
export function WeekSlotRow({ at, onRemove }: Props) {
  const id = useId();
  const { form } = useEditor();
  const slot = useWatch({ control: form.control, name: `weeklySchedule.${at}` });
  // It is watched a moment longer than it is there.
  if (!slot) return null;

  function set(part: Partial<SlotFields>) {
    for (const [name, value] of Object.entries(part) as [keyof SlotFields, never][])
      if (slot[name] !== value) form.setValue(`weeklySchedule.${at}.${name}`, value, { shouldDirty: true });
  }

  return (
    <chakra.div layerStyle="sheet" p={{ base: '4', md: '5' }} role="group" aria-labelledby={id}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="2">
        <chakra.h3 id={id} textStyle="label">
          {words.legend(at + 1)}
        </chakra.h3>
        <IconButton size="sm" label={words.remove(at + 1)} icon={<Icon as={Trash2} />} data-remove onClick={onRemove} />
      </chakra.div>
      <FieldSlot path={`weeklySchedule.${at}`}>
        {(error) => (
          <chakra.div
            display="grid"
            gap="4"
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' }}
          >
            <SelectField
              label={words.weekday}
              options={OPTIONS}
              value={slot.weekday}
              onChange={({ target }) => set({ weekday: target.value as SlotFields['weekday'] })}
            />
            <TimeRangeField
              label={words.time}
              required
              spoken
              allowEndOfDay
              value={slot}
              error={error}
              onChange={({ start, end }) => set({ start, end })}
            />
          </chakra.div>
        )}
      </FieldSlot>
    </chakra.div>
  );
}
