import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useRef } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { NOTE_PLACES, noteFromWords, noteInWords } from '@portal/domain/lessons/note-templates';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { wrapUp as words } from '../wrap-up-messages.ts';

const LIMIT = 5_000;

interface Props {
  /** Of a controller of the form. */
  field: Omit<ControllerRenderProps, 'value' | 'onChange'> & { value: string; onChange: (text: string) => void };
  label: string;
  helper: ReactNode;
  error?: string | undefined;
  lang?: 'ko' | 'vi' | undefined;
  required?: boolean;
}

/** A note with places that are filled in when it is sent: they have Korean names, and are put in by a press. */
export function NoteArea({ field: { value, onChange, ref, ...control }, lang, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = noteInWords(value);

  function insert(place: string) {
    const { selectionStart: from = shown.length, selectionEnd: to = shown.length } = area.current ?? {};
    onChange(noteFromWords(`${shown.slice(0, from)}{${place}}${shown.slice(to)}`));
    area.current?.focus();
  }
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Field {...field} limit={LIMIT}>
        <TextArea
          {...control}
          rows={6}
          lang={lang}
          value={shown}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
          onChange={({ target }) => onChange(noteFromWords(target.value))}
        />
      </Field>
      <chakra.div role="group" aria-label={words.places(field.label)} display="flex" flexWrap="wrap" gap="2">
        {Object.values(NOTE_PLACES).map((place) => (
          <Button key={place} size="sm" variant="outline" borderRadius="full" onClick={() => insert(place)}>
            {place}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
