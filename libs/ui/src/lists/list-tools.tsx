import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { SelectField } from '../choices/select-field.tsx';
import { Field, TextInput } from '../fields/field.tsx';

/** A letter follows the last one sooner than this while somebody types. */
const TYPING_MS = 300;

interface ListToolsProps {
  /** What can be found, and what the order is called. */
  labels: { readonly search: string; readonly sort?: string };
  /** Left out where there is one order alone. */
  sorts?: readonly { readonly value: string; readonly label: string }[];
  q: string;
  sort?: string;
  onSearch: (q: string) => void;
  onSort?: (sort: string) => void;
}

/** Search and order of the list; the search follows the typing. */
export function ListTools({ labels, sorts, q, sort, onSearch, onSort }: ListToolsProps) {
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  if (known !== q) {
    // The address changed by itself: back, a reset.
    setKnown(q);
    setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, q, onSearch]);

  return (
    <chakra.form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: sorts ? 'minmax(0, 24rem) 14rem' : 'minmax(0, 24rem)' }}
      gap="3"
      my="4"
    >
      <Field label={labels.search}>
        <TextInput type="search" maxLength={60} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {sorts && labels.sort && (
        <SelectField
          label={labels.sort}
          options={sorts}
          value={sort}
          onChange={(event) => onSort?.(event.target.value)}
        />
      )}
    </chakra.form>
  );
}
