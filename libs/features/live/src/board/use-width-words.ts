import type { Tool } from '@portal/board/drawing';
import { useBoardWords } from './board-messages.ts';

/** Letters have a size where lines have a width. */
export function useWidthWords(tool: Tool) {
  const { width, widths, size, sizes } = useBoardWords();
  return tool === 'text' ? { label: size, names: sizes } : { label: width, names: widths };
}
