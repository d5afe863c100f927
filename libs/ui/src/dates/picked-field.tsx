import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { Field, type FieldProps } from '../fields/field.tsx';
import { TypedInput } from '../fields/typed-input.tsx';
import type { TypedText } from '../fields/typed-text.ts';
import { PICKER_ROOM, PickerPopover } from './picker-popover.tsx';

interface PickedFieldProps extends Omit<ComponentProps<typeof TypedInput>, 'typed' | 'describedBy' | 'onBlur'> {
  /** Label, help and the rest of what stands around the control. */
  field: Omit<FieldProps, 'children' | 'error'>;
  error: ReactNode;
  typed: Pick<TypedText<string>, 'text' | 'tell' | 'problem'>;
  /** The value in words, for the ear; '' while there is none. */
  spoken: string;
  /** The value in words for the eye, between the text and the button. */
  seen?: ReactNode;
  /** What the button is called and drawn as, and what gets the focus in what it opens. */
  picker: { title: string; icon: LucideIcon; first: string };
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** The focus went from the line of text, be it into the picker. */
  onLeaveText?: () => void;
  /** The focus went from the line of text and from the picker. */
  onLeave: () => void;
  /** What is picked from. */
  children: ReactNode;
}

/** A value that is typed, or picked from what a button at the end of its line opens: a day, a time. */
export function PickedField(props: PickedFieldProps) {
  const { field, error, typed, spoken, seen, picker, isOpen, onOpenChange, onLeaveText, onLeave, children, ...line } =
    props;
  const spokenId = useId();

  function onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (target === line.input.current) onLeaveText?.();
    if (!isOpen && !currentTarget.contains(relatedTarget)) onLeave();
  }

  return (
    <Field {...field} error={typed.problem ?? error}>
      {/* Only what asks for the room is given its measure: Chromium lays out some of such boxes without their height. */}
      <chakra.div position="relative" containerType={seen ? 'inline-size' : undefined} onBlur={onBlur}>
        <TypedInput typed={typed} describedBy={spoken && spokenId} pe={PICKER_ROOM} {...line} />
        {seen}
        {spoken !== '' && <VisuallyHidden id={spokenId}>{spoken}</VisuallyHidden>}
        <PickerPopover {...picker} open={isOpen} onOpenChange={onOpenChange} disabled={line.disabled}>
          {children}
        </PickerPopover>
      </chakra.div>
    </Field>
  );
}
