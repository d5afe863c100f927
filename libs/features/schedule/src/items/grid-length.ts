import { CALENDAR_SIZES } from '@portal/ui/calendar-sizes';

/** A length that grows with the reader's text: so many px where that is 16 px. */
export const rem = (px: number): string => `${px / 16}rem`;

/** Where the nearest container is no wider than that. */
export const upTo = (px: number): `@container ${string}` => `@container (max-width: ${rem(px)})`;

/** Where it is at least as wide as that. */
export const from = (px: number): `@container ${string}` => `@container (min-width: ${rem(px)})`;

/** How tall so many minutes are in the grid. */
export const tall = (minutes: number): string => rem((minutes * CALENDAR_SIZES.hour) / 60);
