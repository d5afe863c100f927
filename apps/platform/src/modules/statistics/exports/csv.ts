import { FORMULA } from '../../../core/formula.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as spreadsheets open it (RFC 4180, UTF-8 with a byte order mark). Numbers stand plain; a text that could run as a formula
 * gets an apostrophe before it, which makes it a text; nothing stays empty.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

function cellOf(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /["',\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
