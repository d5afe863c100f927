import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useId, useState } from 'react';
import { cityOf, KNOWN_ZONES } from '@portal/domain/format/zone-city';
import { Field, TextInput } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { rulesMessages as words } from '../rules-messages.ts';

const OTHER = 'other';

interface Props {
  /** An IANA zone, or '' for none. */
  value: string;
  onChange: (zone: string) => void;
  onBlur: () => void;
  name: string;
  /** The zone of the teacher, which is no second one. */
  own: string;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** A second time zone: the cities that are asked for every day, and every other one by its name. */
export function ZoneField({ value, onChange, onBlur, name, own, error, ref }: Props) {
  const isKnown = value === '' || Object.hasOwn(KNOWN_ZONES, value);
  const [isSearching, setSearching] = useState(!isKnown);
  const listId = useId();
  const shown = isSearching || !isKnown;
  return (
    <chakra.div display="grid" gap="3">
      <SelectField
        ref={ref}
        name={name}
        label={words.secondZone}
        helper={words.secondZoneHelper}
        error={shown ? undefined : error}
        value={shown ? OTHER : value}
        options={[
          { value: '', label: words.noZone },
          ...Object.keys(KNOWN_ZONES)
            .filter((zone) => zone !== own)
            .map((zone) => ({ value: zone, label: cityOf(zone) })),
          { value: OTHER, label: words.otherZone },
        ]}
        onBlur={onBlur}
        onChange={({ target }) => {
          setSearching(target.value === OTHER);
          onChange(target.value === OTHER ? '' : target.value);
        }}
      />
      {shown && (
        <Field label={words.searchZone} helper={words.searchZoneHelper} error={error && words.noSuchZone}>
          <TextInput
            list={listId}
            autoComplete="off"
            spellCheck={false}
            lang="en"
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={listId}>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </Field>
      )}
    </chakra.div>
  );
}
