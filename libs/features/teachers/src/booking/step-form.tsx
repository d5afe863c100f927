import { chakra } from '@chakra-ui/react/styled-system';

/** One step of the sheet. */
export const StepForm = chakra(
  'form',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } },
  { defaultProps: { noValidate: true } },
);

/** Its buttons; not the dialog's footer: with large text that would leave the questions no room on a phone. */
export const StepActions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column-reverse', md: 'row' }, justifyContent: 'end', gap: '2' },
});
