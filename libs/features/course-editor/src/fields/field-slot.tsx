import { chakra } from '@chakra-ui/react/styled-system';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { RemarkNote } from '@portal/approval/remark-note';
import { useNotes } from '../state/use-editor-notes.ts';

const FIELDS = 'input:not([type=hidden]), select, textarea';

/** `?field=` of the address leads here; the same link followed again leads here again. */
function useTarget(path: string, slot: RefObject<HTMLElement | null>) {
  const { search, key } = useLocation();
  const isTarget = new URLSearchParams(search).get('field') === path;
  useEffect(() => {
    if (!isTarget) return;
    slot.current?.scrollIntoView({ block: 'center' });
    slot.current?.querySelector<HTMLElement>(`${FIELDS}, button`)?.focus({ preventScroll: true });
  }, [isTarget, key, slot]);
}

interface Props {
  /** Place of the field in the form. */
  path: string;
  /** Gets what is wrong with it, once that is to be said. */
  children: (error: string | undefined) => ReactNode;
}

/** A place of the form: what the rules and the reviewer say of it, and where links to it arrive. */
export function FieldSlot({ path, children }: Props) {
  const { errors, remarks, touch } = useNotes();
  const slot = useRef<HTMLDivElement>(null);
  useTarget(path, slot);

  function onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Who leaves a button, to a dialog say, has not finished a field.
    if (target.matches(FIELDS) && !currentTarget.contains(relatedTarget)) touch(path);
  }

  return (
    <chakra.div
      ref={slot}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      minW="0"
      alignContent="start"
      onBlur={onBlur}
    >
      {remarks.map(
        ({ path: place, remark, isChanged }, at) =>
          place === path && <RemarkNote key={at} remark={remark} isChanged={isChanged} />,
      )}
      {children(errors.get(path))}
    </chakra.div>
  );
}
