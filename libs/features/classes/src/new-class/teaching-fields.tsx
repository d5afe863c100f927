import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { TEACHING_MODE_LABELS, TEACHING_MODES } from '@portal/domain/lessons/lesson';
import { RadioCards } from '@portal/ui/radio-cards';
import { PlaceFields } from '../place/place-fields.tsx';
import type { NewClassFields } from '../planning/planning-schema.ts';
import { fields as words } from '../planning-messages.ts';

const MODES = TEACHING_MODES.map((value) => ({ value, label: TEACHING_MODE_LABELS[value] }));

/** Online or face to face, for how many, and where. */
export function TeachingFields() {
  const { control } = useFormContext<NewClassFields>();
  const mode = useWatch({ control, name: 'mode' });
  return (
    <>
      <Controller
        control={control}
        name="mode"
        render={({ field }) => <RadioCards {...field} label={words.mode} required options={MODES} />}
      />
      <PlaceFields mode={mode} placeHelper={words.placeHelper} />
    </>
  );
}
