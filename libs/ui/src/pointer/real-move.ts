import type { MouseEvent } from 'react';

/** A browser tells of a pointer that rests where something appears, too; only one that moved came to look at it. */
export const isRealMove = ({ nativeEvent: { movementX, movementY } }: MouseEvent): boolean =>
  movementX !== 0 || movementY !== 0;
