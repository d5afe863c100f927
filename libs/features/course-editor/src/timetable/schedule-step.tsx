import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { weekSlotText } from '@portal/domain/courses/course-texts';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { HelpText } from '@portal/ui/help-text';
import { Icon } from '@portal/ui/icon';
import { slotFields as words } from '../editor-messages.ts';
import { FieldSlot } from '../fields/field-slot.tsx';
import { contentOf } from '../form/course-fields.ts';
import { nextSlot, SLOTS_MAX, weekLength } from '../form/week-slots.ts';
import { useEditor } from '../state/editor-context.ts';
import { useWritten } from '../state/use-editor-notes.ts';
import { useRemoval } from '../state/use-removal.ts';
import { WeekSlotRow } from './week-slot-row.tsx';

/** On which days and at what times the course is held (CRS-7). */
export function ScheduleStep() {
  const id = useId();
  const { form } = useEditor();
  const written = useWritten();
  const { fields: slots, append } = useFieldArray({ control: form.control, name: 'weeklySchedule', keyName: 'key' });
  const remove = useRemoval('weeklySchedule');
  const { weeklySchedule: whole } = contentOf(written);
  const isFull = slots.length >= SLOTS_MAX;
  return (
    <FieldSlot path="weeklySchedule">
      {(error) => (
        <chakra.div data-lines display="grid" gap="4">
          {slots.length === 0 && (
            <EmptyState name="calendar-empty" size="sm" title={words.none}>
              {words.noneBody}
            </EmptyState>
          )}
          {whole.length > 0 && <chakra.p textStyle="label">{words.week(whole.length, weekLength(whole))}</chakra.p>}
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            {slots.map((slot, at) => (
              <WeekSlotRow
                key={slot.key}
                at={at}
                onRemove={() => remove(at, words.removed(weekSlotText(form.getValues(`weeklySchedule.${at}`))))}
              />
            ))}
          </chakra.div>
          <HelpText id={id} error={error} helper={isFull && words.max} />
          <div>
            <Button
              data-add
              variant="outline"
              disabled={isFull}
              startIcon={<Icon as={Plus} size={16} />}
              onClick={() => append(nextSlot(form.getValues('weeklySchedule')), { shouldFocus: false })}
            >
              {words.add}
            </Button>
          </div>
        </chakra.div>
      )}
    </FieldSlot>
  );
}
