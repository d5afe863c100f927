import { Controller } from 'react-hook-form';
import { FileField } from '@portal/upload/file-field';
import { fields } from '../field-messages.ts';
import { DayField } from '../fields/day-field.tsx';
import { FieldPlace } from '../fields/field-place.tsx';
import { newCertificate } from '../values/profile-values.ts';
import { useProfileFields } from '../values/use-profile-fields.ts';
import { Columns, LineCard } from './line-card.tsx';
import { LineList } from './line-list.tsx';
import { LineText } from './line-text.tsx';
import { useLines } from './use-lines.ts';

const words = fields.certificates;
const MAX = 20;

/** 자격증: what she has passed, with a file that proves it (PRF-3). */
export function CertificateFields() {
  const { errorAt } = useProfileFields();
  const { lines, append, removeLine } = useLines('certificates', words.removed);
  return (
    <LineList
      path="certificates"
      label={words.label}
      empty={words.empty}
      add={words.add}
      error={errorAt('certificates')}
      isFull={lines.length >= MAX}
      onAdd={() => append(newCertificate(), { focusName: `certificates.${lines.length}.name` })}
    >
      {lines.map(({ key, id }, at) => (
        <CertificateLine key={key} at={at} id={id} onRemove={() => removeLine(at)} />
      ))}
    </LineList>
  );
}

function CertificateLine({ at, id, onRemove }: { at: number; id: string; onRemove: () => void }) {
  const { control, errorAt } = useProfileFields();
  const { parts } = words;
  const path = `certificates.${at}` as const;
  return (
    <LineCard path={path} legend={words.legend(at + 1)} removeLabel={words.remove(at + 1)} onRemove={onRemove}>
      <Columns>
        <LineText name={`${path}.name`} label={parts.name} placeholder={words.namePlaceholder} />
        <LineText name={`${path}.issuer`} label={parts.issuer} />
      </Columns>
      <DayField name={`${path}.issuedOn`} label={parts.issuedOn} error={errorAt(`${path}.issuedOn`)} optional />
      <FieldPlace path={`${path}.file`}>
        <Controller
          control={control}
          name={`${path}.file`}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <FileField
              ref={ref}
              label={parts.file}
              helper={words.fileHelper}
              error={errorAt(`${path}.file`)}
              required
              location="CERTIFICATE"
              // An upload goes on where it was after a reload, with its line.
              keepAs={`profile:certificate:${id}`}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </FieldPlace>
    </LineCard>
  );
}
