import { twoDigits } from '../time/day.ts';

/** How far or how long something plays, in whole seconds: `0:07`, `12:30`. */
export const formatPlayTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`;
