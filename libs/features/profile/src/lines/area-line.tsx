import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { problemOf } from '@portal/api/api-problem';
import { useListAreasQuery } from '@portal/api/catalog/catalogs.api';
import { ComboboxField } from '@portal/ui/combobox-field';
import { fields } from '../field-messages.ts';
import type { AreaValues, ProfileValues } from '../values/profile-values.ts';
import { Columns, LineCard } from './line-card.tsx';

const words = fields.areas;

/** What has to be chosen anew when a level changes. */
const BELOW = {
  provinceCode: ['districtCode', 'communeCode'],
  districtCode: ['communeCode'],
  communeCode: [],
} as const satisfies Record<keyof AreaValues, readonly (keyof AreaValues)[]>;

/** A place, from the province down; the lower levels may stay open. */
export function AreaLine({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { control } = useFormContext<ProfileValues>();
  const { provinceCode = '', districtCode = '' } = useWatch({ control, name: `areas.${at}` }) ?? {};
  return (
    <LineCard path={`areas.${at}`} legend={words.legend(at + 1)} removeLabel={words.remove(at + 1)} onRemove={onRemove}>
      <Columns>
        <AreaLevel at={at} level="provinceCode" isRequired />
        <AreaLevel at={at} level="districtCode" parent={provinceCode} />
        <AreaLevel at={at} level="communeCode" parent={districtCode} />
      </Columns>
    </LineCard>
  );
}

interface AreaLevelProps {
  at: number;
  level: keyof AreaValues;
  /** Code of what it lies in; '' while that is not chosen. The highest level has none. */
  parent?: string;
  isRequired?: boolean;
}

function AreaLevel({ at, level, parent, isRequired = false }: AreaLevelProps) {
  const { control, setValue } = useFormContext<ProfileValues>();
  const skip = parent === '';
  const { data, error, isFetching, refetch } = useListAreasQuery(parent ? { parent } : {}, { skip });
  const options = skip ? [] : (data?.items ?? []).map(({ code, name }) => ({ value: code, label: name, lang: 'vi' }));
  return (
    <Controller
      control={control}
      name={`areas.${at}.${level}`}
      render={({ field }) => (
        <ComboboxField
          {...field}
          onChange={(code) => {
            field.onChange(code);
            for (const lower of BELOW[level]) setValue(`areas.${at}.${lower}`, '');
          }}
          label={words.parts[level]}
          placeholder={words.placeholder}
          required={isRequired}
          optional={!isRequired}
          options={options}
          disabled={skip}
          loading={isFetching}
          problem={error && `${words.failed}. ${problemOf(error).message}`}
          onRetry={() => void refetch()}
        />
      )}
    />
  );
}
