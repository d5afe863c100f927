import { chakra } from '@chakra-ui/react/styled-system';
import type { ChangeEvent, ComponentProps } from 'react';

// Over the whole label and unseen: it takes the press, the focus and what is dropped on it.
const Unseen = chakra('input', {
  base: { position: 'absolute', inset: '0', boxSize: 'full', opacity: 0, cursor: 'pointer', outline: '0 !important' },
});

interface FileInputProps extends Omit<ComponentProps<typeof Unseen>, 'type' | 'onChange' | 'value'> {
  onFiles: (files: File[]) => void;
}

function filesOf({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  // The same file may be picked once more after it was taken off.
  currentTarget.value = '';
  return files;
}

/** The browser's own file input, inside a label that is its face: a press anywhere opens it, and so do the keys. */
export function FileInput({ onFiles, ...props }: FileInputProps) {
  return (
    <Unseen
      // An empty title keeps the browser from saying "no file chosen" under the pointer.
      title=""
      {...props}
      type="file"
      onChange={(event) => {
        const files = filesOf(event);
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

/** What a label around a FileInput wears while the input has the focus. */
export const FOCUS_WITHIN = {
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '2px' },
} as const;
