import { useMediaQuery } from '@portal/ui/use-media-query';

/** Whether the times stand beside the page, with their button; else a bar at the end of the screen has it. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 64rem)');
