// A title comes from a stranger: what steers a terminal must not reach it.
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/** A text on one line, without anything that a terminal would obey. */
export const plain = (text: string): string => text.replaceAll(CONTROLS, ' ').trim();

/** Several lines of a text, each of them plain and moved to the right. */
export const indented = (text: string, by = '    '): string =>
  text
    .split('\n')
    .map((line) => by + plain(line))
    .join('\n');

const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);

/** Columns that stand below each other also where letters are two wide; the first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(plain));
  const widths = cells[0]?.map((_cell, at) => Math.max(...cells.map((row) => widthOf(row[at] ?? '')))) ?? [];
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = cells;
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}
