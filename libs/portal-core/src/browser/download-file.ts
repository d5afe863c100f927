import { millisecondsInMinute } from 'date-fns/constants';

/** Gives a text or bytes to the person as a file; `type` is its MIME type. */
export function downloadFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has begun to read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), millisecondsInMinute);
}
