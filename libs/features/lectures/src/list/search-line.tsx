import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { LIBRARY_LIMITS } from '@portal/domain/library/document';
import { Field, TextInput } from '@portal/ui/field';
import { list as words } from '../messages.ts';

/** A letter follows the last one sooner than this while somebody types. */
const TYPING_MS = 300;

interface SearchLineProps {
  text: string;
  onText: (text: string) => void;
}

/** Looks in names, tags and texts; it follows the typing. */
export function SearchLine({ text, onText }: SearchLineProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    // The address changed by itself: back, another folder.
    setKnown(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => onText(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);
  return (
    <chakra.form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onText(typed.trim());
      }}
    >
      <Field label={words.search}>
        <TextInput
          type="search"
          maxLength={LIBRARY_LIMITS.searchMax}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </chakra.form>
  );
}
