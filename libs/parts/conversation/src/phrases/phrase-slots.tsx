import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { Field, TextInput } from '@portal/ui/field';
import { MomentField } from '@portal/ui/moment-field';
import { phrases as words } from './phrase-messages.ts';
import { type PhraseValues, TIME } from './phrase-values.ts';

interface PhraseSlotsProps {
  places: readonly string[];
  values: PhraseValues;
  onChange: (place: string, value: string) => void;
  /** Of the teacher. */
  zone: string;
  /** The first place that is empty. */
  firstEmpty: { readonly place: string | undefined; readonly ref: RefObject<HTMLInputElement | null> };
}

/** What stands in the places of a phrase: known already, or typed here. */
export function PhraseSlots({ places, values, onChange, zone, firstEmpty }: PhraseSlotsProps) {
  if (places.length === 0) return null;
  return (
    <chakra.fieldset
      minW="0"
      display="grid"
      gap="3"
      gridTemplateColumns="repeat(auto-fit, minmax(min(14rem, 100%), 1fr))"
    >
      <chakra.legend textStyle="label" mb="1.5">
        {words.slots}
      </chakra.legend>
      {places.map((place) => {
        const ref = place === firstEmpty.place ? firstEmpty.ref : undefined;
        return place === TIME ? (
          <MomentField
            key={place}
            ref={ref}
            labels={words.moment(place)}
            value={values[place] || null}
            onChange={(instant) => onChange(place, instant ?? '')}
            zone={zone}
            today={dayOf(now(), zone)}
          />
        ) : (
          <Field key={place} label={place}>
            <TextInput
              ref={ref}
              value={values[place] ?? ''}
              onChange={(event) => onChange(place, event.target.value)}
            />
          </Field>
        );
      })}
    </chakra.fieldset>
  );
}
