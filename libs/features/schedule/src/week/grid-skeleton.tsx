import { chakra } from '@chakra-ui/react/styled-system';
import { CALENDAR_SIZES } from '@portal/ui/calendar-sizes';
import { LANE_INSET, rem, tall } from '../items/grid-length.ts';

/** Lane, first half hour from the top, and half hours of each grey block. */
const BLOCKS = [
  [0, 10, 3],
  [1, 4, 2],
  [2, 4, 3],
  [3, 14, 2],
  [4, 2, 4],
  [5, 3, 4],
] as const;

/** As wide as the grid says, which has one for each clock. */
const GUTTER = `var(--gutter, ${rem(CALENDAR_SIZES.gutter)})`;

/** Six grey blocks over the lines of the grid, until the first answer comes. */
export function GridSkeleton({ lanes }: { lanes: number }) {
  return BLOCKS.slice(0, Math.max(lanes - 1, 2)).map(([lane, top, length]) => (
    <chakra.div
      key={lane}
      aria-hidden
      data-skeleton
      position="absolute"
      borderRadius="sm"
      bg="bg.emphasized"
      opacity="0.7"
      animation="pulse"
      style={{
        top: tall(top * 30),
        height: `calc(${tall(length * 30)} - 2px)`,
        left: `calc(${GUTTER} + (100% - ${GUTTER}) * ${(lane % lanes) / lanes} + ${LANE_INSET.start}px)`,
        width: `calc((100% - ${GUTTER}) / ${lanes} - ${LANE_INSET.start + LANE_INSET.end}px)`,
      }}
    />
  ));
}
