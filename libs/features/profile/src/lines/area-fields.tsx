import { Controller, useWatch } from 'react-hook-form';
import { TEACHING_MODE_LABELS, TEACHING_MODES } from '@portal/domain/lessons/lesson';
import { Panel } from '@portal/ui/panel';
import { RadioCards } from '@portal/ui/radio-cards';
import { fields, sections } from '../field-messages.ts';
import { FieldPlace } from '../fields/field-place.tsx';
import { newArea } from '../values/profile-values.ts';
import { useProfileFields } from '../values/use-profile-fields.ts';
import { AreaLine } from './area-line.tsx';
import { LineList } from './line-list.tsx';
import { useLines } from './use-lines.ts';

const words = fields.areas;
const MAX = 10;

const MODE_OPTIONS = TEACHING_MODES.map((value) => ({
  value,
  label: TEACHING_MODE_LABELS[value],
  description: fields.teachingMode.descriptions[value],
}));

/** 지역: how she teaches, and where she goes. */
export function AreaFields() {
  const { control, errorAt } = useProfileFields();
  const mode = useWatch({ control, name: 'teachingMode' });
  const { lines, append, removeLine } = useLines('areas', words.removed);
  return (
    <Panel title={sections.area.title} intro={sections.area.body}>
      <FieldPlace path="teachingMode">
        <Controller
          control={control}
          name="teachingMode"
          render={({ field }) => (
            <RadioCards
              {...field}
              label={fields.teachingMode.label}
              options={MODE_OPTIONS}
              error={errorAt('teachingMode')}
              required
            />
          )}
        />
      </FieldPlace>
      <LineList
        path="areas"
        label={words.label}
        helper={mode === 'ONLINE' ? words.helperOnline : words.helper}
        empty={words.empty}
        add={words.add}
        error={errorAt('areas')}
        isFull={lines.length >= MAX}
        onAdd={() => append(newArea(), { focusName: `areas.${lines.length}.provinceCode` })}
      >
        {lines.map(({ key }, at) => (
          <AreaLine key={key} at={at} onRemove={() => removeLine(at)} />
        ))}
      </LineList>
    </Panel>
  );
}
