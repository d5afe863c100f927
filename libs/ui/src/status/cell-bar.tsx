import { chakra } from '@chakra-ui/react/styled-system';

const Cell = chakra('span', {
  base: { flex: '1 1 0', minW: '2px', maxW: '6', h: '2', borderRadius: '2px', borderWidth: '1.5px' },
  variants: {
    is: {
      done: { bg: 'celadon.solid', borderColor: 'celadon.solid', _highContrast: { bg: 'CanvasText' } },
      waiting: { bg: 'celadon.emphasized', borderColor: 'celadon.emphasized', _highContrast: { bg: 'CanvasText' } },
      turn: { bg: 'mustard.solid', borderColor: 'mustard.solid', _highContrast: { bg: 'CanvasText' } },
      late: { bg: 'camellia.solid', borderColor: 'camellia.solid', _highContrast: { bg: 'CanvasText' } },
      now: { bg: 'persimmon.solid', borderColor: 'persimmon.solid', _highContrast: { bg: 'CanvasText' } },
      void: { borderColor: 'mustard.fg' },
      ahead: { bg: 'bg.emphasized', borderColor: 'bg.emphasized' },
    },
  },
});

/** `void`: it was to be and was not; `waiting`: done, but for a word of somebody else. */
export type CellState = 'done' | 'waiting' | 'turn' | 'late' | 'now' | 'void' | 'ahead';

interface CellBarProps {
  /** One for each thing, in their order. */
  cells: readonly CellState[];
  /** What it shows, in words; the cells themselves are for the eye. */
  label: string;
}

/** A row of small cells, one for each thing that is counted, by how it stands: the lessons of a class. */
export function CellBar({ cells, label }: CellBarProps) {
  return (
    <chakra.span
      role="img"
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      gap="3px"
      css={{ forcedColorAdjust: 'none' }}
    >
      {cells.map((is, at) => (
        <Cell key={at} is={is} />
      ))}
    </chakra.span>
  );
}
