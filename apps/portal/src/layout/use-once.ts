import { useState } from 'react';

/** True from the moment a thing was true for the first time: a dialog stays mounted, so that it can close gently. */
export function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
