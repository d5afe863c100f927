import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pastedName } from '../files/file-words.ts';

const places = new Set<object>();
const EDITABLE = 'input:not([type="file"]), textarea, select, [contenteditable]';

/** The pasted files; a screenshot gets a name that tells it from the next. */
function filesOf({ clipboardData }: ClipboardEvent): File[] {
  return Array.from(clipboardData?.files ?? [], (file) =>
    file.name === 'image.png' ? new File([file], pastedName(file), file) : file,
  );
}

/** Takes pasted files while the focus is in the place, or nowhere special and there is no other such place. */
export function useFilePaste(place: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isInside = target !== null && (place.current?.contains(target) ?? false);
    if (!isInside && (places.size > 1 || target?.closest(EDITABLE))) return;
    const files = filesOf(event);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event);
    places.add(onPaste);
    document.addEventListener('paste', onPaste);
    return () => {
      places.delete(onPaste);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}
