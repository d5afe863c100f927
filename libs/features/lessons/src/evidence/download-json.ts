import { millisecondsInMinute } from 'date-fns/constants';

/** Gives a value to the person as a file of JSON. */
export function downloadJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), millisecondsInMinute);
}
