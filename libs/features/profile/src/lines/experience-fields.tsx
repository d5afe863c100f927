import { Field, TextArea } from '@portal/ui/field';
import { fields } from '../field-messages.ts';
import { DayField } from '../fields/day-field.tsx';
import { FieldPlace } from '../fields/field-place.tsx';
import { newExperience } from '../values/profile-values.ts';
import { useProfileFields } from '../values/use-profile-fields.ts';
import { Columns, LineCard } from './line-card.tsx';
import { LineList } from './line-list.tsx';
import { LineText } from './line-text.tsx';
import { useLines } from './use-lines.ts';

const words = fields.experiences;
const MAX = 20;

/** 경력: where she worked, since when and until when. */
export function ExperienceFields() {
  const { errorAt } = useProfileFields();
  const { lines, append, removeLine } = useLines('experiences', words.removed);
  return (
    <LineList
      path="experiences"
      label={words.label}
      empty={words.empty}
      add={words.add}
      error={errorAt('experiences')}
      isFull={lines.length >= MAX}
      onAdd={() => append(newExperience(), { focusName: `experiences.${lines.length}.title` })}
    >
      {lines.map(({ key }, at) => (
        <ExperienceLine key={key} at={at} onRemove={() => removeLine(at)} />
      ))}
    </LineList>
  );
}

function ExperienceLine({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { register, errorAt } = useProfileFields();
  const { parts } = words;
  const path = `experiences.${at}` as const;
  return (
    <LineCard path={path} legend={words.legend(at + 1)} removeLabel={words.remove(at + 1)} onRemove={onRemove}>
      <Columns>
        <LineText name={`${path}.title`} label={parts.title} placeholder={words.titlePlaceholder} />
        <LineText name={`${path}.organisation`} label={parts.organisation} autoComplete="organization" />
      </Columns>
      <Columns>
        <DayField name={`${path}.from`} label={parts.from} error={errorAt(`${path}.from`)} required />
        <DayField name={`${path}.to`} label={parts.to} helper={words.toHelper} error={errorAt(`${path}.to`)} optional />
      </Columns>
      <FieldPlace path={`${path}.description`}>
        <Field label={parts.description} error={errorAt(`${path}.description`)} limit={1_000} optional>
          <TextArea rows={3} {...register(`${path}.description`)} />
        </Field>
      </FieldPlace>
    </LineCard>
  );
}
