import { useEffect, useRef } from 'react';

/** For the first part of a dialog's next step: the button that led here is gone, so it takes the focus. */
export function useStepFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
