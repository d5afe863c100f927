import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface GroupLegendProps {
  children: ReactNode;
  required?: boolean | undefined;
  /** Only read aloud, where what stands around says it to the eye. */
  spoken?: boolean | undefined;
}

/** The name of a group of controls, inside a fieldset, in the look of a field's label. */
export function GroupLegend({ children, required = false, spoken = false }: GroupLegendProps) {
  return (
    // `srOnly={false}` would take the margin away as well.
    <chakra.legend textStyle="label" color="fg" mb="2" srOnly={spoken || undefined}>
      {children}
      {required && <RequiredMark />}
    </chakra.legend>
  );
}

/** For the eye alone: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <chakra.span aria-hidden color="fg.error" ms="0.5">
      *
    </chakra.span>
  );
}
