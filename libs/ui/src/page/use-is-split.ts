import { useMediaQuery } from '../base/use-media-query.ts';
import { BREAKPOINTS } from '../theme/breakpoints.ts';

/** Whether the window has room for a list and, beside it, what was chosen in it. */
export const useIsSplit = (): boolean => useMediaQuery(`(min-width: ${BREAKPOINTS.lg})`);
