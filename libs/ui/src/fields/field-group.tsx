import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { GroupLegend } from './group-legend.tsx';
import { HelpText } from './help-text.tsx';

export interface FieldGroupProps {
  /** The question, or what is chosen: 가르칠 수 있는 수준 */
  label: ReactNode;
  helper?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** The label is only read aloud, where what stands around says it to the eye. */
  spoken?: boolean | undefined;
  /** The visitor left the group. */
  onBlur?: (() => void) | undefined;
}

interface InnerProps extends FieldGroupProps {
  role?: 'radiogroup' | undefined;
  /** What the controls amount to, such as the length of a time; it stands beside help and error. */
  note?: ReactNode;
  children: ReactNode;
}

/** Several controls that are one field: with its legend, its help and its error. */
export function FieldGroup({ label, helper, error, required, spoken, onBlur, role, note, children }: InnerProps) {
  const id = useId();
  const hasHelp = Boolean(error || helper);
  const describedBy = [note && `${id}note`, hasHelp && `${id}text`].filter(Boolean).join(' ');
  return (
    <chakra.fieldset
      role={role}
      minW="0"
      w="full"
      aria-describedby={describedBy || undefined}
      aria-invalid={(role && Boolean(error)) || undefined}
      aria-required={(role && required) || undefined}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
    >
      <GroupLegend required={required} spoken={spoken}>
        {label}
      </GroupLegend>
      {children}
      <chakra.div mt={describedBy ? '1.5' : '0'}>
        <chakra.p id={`${id}note`} aria-live="polite" textStyle="label" fontWeight="normal" color="fg.muted">
          {note}
        </chakra.p>
        <HelpText id={`${id}text`} helper={helper} error={error} />
      </chakra.div>
    </chakra.fieldset>
  );
}
