import { writingOf } from '@portal/board/look';
import { textFrame } from '@portal/board/text-frame';
import type { Drawing } from '@portal/domain/live/board-drawing';

const LEFT = 60;
const FIRST = 60;
const LINES = Array.from({ length: 13 }, (_, at) => FIRST + at * 60);
/** Words that begin further to the right leave room for a line. */
const COLUMN = 600;

/** Where the next line of such letters is free of words; the top again where the page is full. */
export function freeLine(
  drawings: readonly Drawing[],
  letters: Pick<Drawing, 'width'>,
): readonly [x: number, y: number] {
  const texts = drawings
    .filter(({ kind }) => kind === 'text')
    .map((text) => textFrame(text))
    .filter(({ x }) => x < COLUMN);
  const { line } = writingOf(letters);
  const isFree = (top: number) => texts.every(({ y, height }) => y >= top + line || y + height <= top);
  return [LEFT, LINES.find(isFree) ?? FIRST];
}
