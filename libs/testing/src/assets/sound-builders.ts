import type { FileRef } from '@portal/domain/assets/file';
import { aFile } from './file-builders.ts';

/** A tenth of a second of nothing, as WAV. */
const SILENCE = `UklGRkQDAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSADAACA${'gICA'.repeat(266)}gIA=`;

/** A sound that a browser really plays: at an address of its own, made when it is asked for. */
export const aSound = (over: Partial<FileRef> = {}): FileRef => {
  const bytes = Uint8Array.from(atob(SILENCE), (letter) => letter.charCodeAt(0));
  return aFile({
    name: 'voice.webm',
    contentType: 'audio/mpeg',
    url: URL.createObjectURL(new Blob([bytes])),
    ...over,
  });
};
