import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

export interface ChartColumn {
  readonly label: string;
  /** Figures stand in columns, one below the other. */
  readonly isFigure?: boolean;
}

export interface ChartTableProps {
  /** Names the table: 주마다 확정된 수입 */
  caption: string;
  /** The first one names the rows. */
  columns: readonly ChartColumn[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The last line, which adds the others up. */
  total?: readonly ReactNode[] | undefined;
}

/** More columns than these do not fit beside each other on a phone: there each row is a small list. */
const COLUMNS_ON_PHONE = 3;

/** On a phone each figure has the name of its column before it; the head is there for the ear. */
const HEARD_ON_PHONE = {
  mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
};

/** What a chart shows, as figures. Roles are written out: where it is laid out anew, browsers forget that it is a table. */
export function ChartTable({ caption, columns, rows, total }: ChartTableProps) {
  const isFolded = columns.length > COLUMNS_ON_PHONE;
  const table = isFolded ? { base: 'block', md: 'table' } : 'table';
  const group = isFolded ? { base: 'block', md: 'table-row-group' } : 'table-row-group';
  return (
    <chakra.table
      role="table"
      display={table}
      w="full"
      position="relative"
      borderCollapse="collapse"
      textStyle="body.sm"
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <chakra.thead role="rowgroup" css={isFolded ? HEARD_ON_PHONE : undefined}>
        <tr role="row">
          {columns.map(({ label, isFigure }, n) => (
            <chakra.th
              key={label}
              role="columnheader"
              scope="col"
              textStyle="caption"
              color="fg.muted"
              textAlign={isFigure ? 'end' : 'start'}
              py="1.5"
              ps={n === 0 ? '0' : '3'}
              borderBottomWidth="2px"
            >
              {label}
            </chakra.th>
          ))}
        </tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup" display={group}>
        {rows.map(({ key, cells }) => (
          <Row key={key} columns={columns} cells={cells} isFolded={isFolded} />
        ))}
      </chakra.tbody>
      {total && (
        <chakra.tfoot role="rowgroup" display={isFolded ? { base: 'block', md: 'table-footer-group' } : undefined}>
          <Row columns={columns} cells={total} isFolded={isFolded} isStrong />
        </chakra.tfoot>
      )}
    </chakra.table>
  );
}

interface RowProps {
  columns: readonly ChartColumn[];
  cells: readonly ReactNode[];
  isFolded: boolean;
  isStrong?: boolean;
}

function Row({ columns, cells, isFolded, isStrong = false }: RowProps) {
  const row = isFolded ? { base: 'block', md: 'table-row' } : undefined;
  const cell = isFolded ? { base: 'flex', md: 'table-cell' } : undefined;
  const look = { py: isFolded ? { base: '0.5', md: '1.5' } : '1.5', fontWeight: isStrong ? 'semibold' : 'normal' };
  const [name, ...values] = cells;
  return (
    <chakra.tr role="row" display={row} borderBottomWidth={isStrong ? '0' : '1px'} py={isFolded ? '2' : undefined}>
      <chakra.th role="rowheader" scope="row" display={cell} textAlign="start" {...look}>
        {name}
      </chakra.th>
      {values.map((value, n) => (
        <chakra.td
          key={columns[n + 1]!.label}
          role="cell"
          data-label={columns[n + 1]!.label}
          display={cell}
          justifyContent="space-between"
          gap="3"
          ps={isFolded ? { base: '0', md: '3' } : '3'}
          textAlign={columns[n + 1]!.isFigure ? 'end' : 'start'}
          fontVariantNumeric="tabular-nums"
          {...look}
          _before={
            // Its column's name, for eyes only: the ear has it from the head of the table.
            isFolded
              ? { content: { base: 'attr(data-label) / ""', md: 'none' }, color: 'fg.muted', fontWeight: 'normal' }
              : undefined
          }
        >
          {value}
        </chakra.td>
      ))}
    </chakra.tr>
  );
}
