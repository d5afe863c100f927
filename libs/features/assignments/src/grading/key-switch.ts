import { useState } from 'react';

const PLACE = 'portal-grading-keys';

function areOn(): boolean {
  try {
    return localStorage.getItem(PLACE) !== 'off';
  } catch {
    return true;
  }
}

/** Whether the keys of the stream do anything; kept on this device. */
export function useKeySwitch(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(areOn);
  return [
    isOn,
    (next) => {
      setIsOn(next);
      try {
        localStorage.setItem(PLACE, next ? 'on' : 'off');
      } catch {
        // A browser that keeps nothing has them on next time.
      }
    },
  ];
}
