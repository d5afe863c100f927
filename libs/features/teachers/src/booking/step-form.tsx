import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useIsNarrow } from '@portal/ui/use-media-query';

/** One step of the sheet. */
export const StepForm = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } },
  { defaultProps: { noValidate: true } },
);

/**
 * Its buttons, the action at the end of the row and on top on a phone, and reached as they are seen. Not the dialog's footer: with
 * large text that would leave the questions no room on a phone.
 */
export function StepActions({ action, other }: { action: ReactNode; other: ReactNode }) {
  const isNarrow = useIsNarrow();
  return (
    <chakra.div display="flex" flexDirection={isNarrow ? 'column' : 'row'} flexWrap="wrap" justifyContent="end" gap="2">
      {isNarrow && action}
      {other}
      {!isNarrow && action}
    </chakra.div>
  );
}
