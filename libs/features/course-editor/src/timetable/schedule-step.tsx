import { chakra } from '@chakra-ui/react/styled-system';
import { useFieldArray, useWatch } from 'react-hook-form';
import { weekSlotText } from '@portal/domain/courses/course-texts';
import { nextSlot, type WrittenSlot } from '@portal/domain/time/week-slot';
import { EmptyState } from '@portal/ui/empty-state';
import { WeekSlotInputs } from '@portal/ui/week-slot-inputs';
import { WeekSlotsField } from '@portal/ui/week-slots-field';
import { slotFields as words } from '../editor-messages.ts';
import { FieldSlot } from '../fields/field-slot.tsx';
import { contentOf } from '../form/course-fields.ts';
import { weekLength } from '../form/week-slots.ts';
import { useEditor } from '../state/editor-context.ts';
import { useWritten } from '../state/use-editor-notes.ts';
import { useRemoval } from '../state/use-removal.ts';

/** On which days and at what times the course is held (CRS-7). */
export function ScheduleStep() {
  const { form } = useEditor();
  const { weeklySchedule: whole } = contentOf(useWritten());
  const { fields: slots, append } = useFieldArray({ control: form.control, name: 'weeklySchedule', keyName: 'key' });
  const remove = useRemoval('weeklySchedule');
  return (
    <FieldSlot path="weeklySchedule">
      {(error) => (
        <chakra.div layerStyle="sheet" p={{ base: 'sheet', md: '5' }} display="grid" gap="4">
          {whole.length > 0 && <chakra.p textStyle="label">{words.week(whole.length, weekLength(whole))}</chakra.p>}
          <WeekSlotsField
            label={words.label}
            spoken
            keys={slots.map(({ key }) => key)}
            error={error}
            empty={
              <EmptyState name="calendar-empty" size="sm" title={words.none}>
                {words.noneBody}
              </EmptyState>
            }
            onAdd={() => append(nextSlot(form.getValues('weeklySchedule')), { shouldFocus: false })}
            onRemove={(at) => remove(at, words.removed(weekSlotText(form.getValues(`weeklySchedule.${at}`))))}
          >
            {(at) => <Slot at={at} />}
          </WeekSlotsField>
        </chakra.div>
      )}
    </FieldSlot>
  );
}

function Slot({ at }: { at: number }) {
  const { form } = useEditor();
  const slot = useWatch({ control: form.control, name: `weeklySchedule.${at}` });
  // It is watched a moment longer than it is there.
  if (!slot) return null;

  function set(next: WrittenSlot) {
    for (const [name, value] of Object.entries(next) as [keyof WrittenSlot, never][])
      if (slot[name] !== value) form.setValue(`weeklySchedule.${at}.${name}`, value, { shouldDirty: true });
  }

  return (
    <FieldSlot path={`weeklySchedule.${at}`}>
      {(error) => <WeekSlotInputs value={slot} error={error} onChange={set} />}
    </FieldSlot>
  );
}
