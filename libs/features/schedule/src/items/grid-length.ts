import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { CALENDAR_SIZES } from '@portal/ui/calendar-sizes';

/** What stays free of a lane beside its blocks, in px: a drag is reckoned with it as blocks are drawn with it. */
export const LANE_INSET = { start: 2, end: 6 } as const;

/** A length that grows with the reader's text: so many px where that is 16 px. */
export const rem = (px: number): string => `${px / 16}rem`;

/** A look where the nearest container is no wider than that. */
export const upTo = (px: number, look: SystemStyleObject): SystemStyleObject => ({
  [`@container (max-width: ${rem(px)})`]: look,
});

/** A look where it is at least as wide as that. */
export const from = (px: number, look: SystemStyleObject): SystemStyleObject => ({
  [`@container (min-width: ${rem(px)})`]: look,
});

/** How tall so many minutes are in the grid. */
export const tall = (minutes: number): string => rem((minutes * CALENDAR_SIZES.hour) / 60);
