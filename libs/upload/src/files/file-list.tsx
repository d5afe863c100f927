import { chakra } from '@chakra-ui/react/styled-system';

/** The rows of a field's files. Safari forgets that a list without marks is one, so it is said. */
export const FileList = chakra(
  'ul',
  { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', listStyle: 'none' } },
  { defaultProps: { role: 'list' } },
);
