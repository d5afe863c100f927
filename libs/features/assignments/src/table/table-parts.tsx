import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** A row of the table; on a phone its cells lie below each other. */
export const Row = chakra('tr', {
  base: {
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name score" "words words" "late state" "whole whole"',
    alignItems: 'center',
    columnGap: '3',
    px: { base: '3', md: '0' },
    py: { base: '2', md: '0' },
    borderTopWidth: '1px',
  },
});

interface CellProps extends Omit<HTMLChakraProps<'td'>, 'as'> {
  as?: 'td' | 'th';
  area: 'name' | 'score' | 'words' | 'late' | 'state' | 'whole';
  scope?: string;
}

const Base = chakra('td', {
  base: {
    px: { base: '0', md: '3' },
    py: { base: '1', md: '2' },
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
  },
});

export const Cell = ({ area, as = 'td', ...rest }: CellProps) => (
  <Base as={as} css={{ gridArea: area, ...(area === 'words' && { width: { md: '40%' } }) }} {...rest} />
);
