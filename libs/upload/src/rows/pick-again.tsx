import { chakra } from '@chakra-ui/react/styled-system';
import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useUploadWords } from '../upload-words.ts';

/** Asks for the same file once more: the browser could not keep its bytes through the reload. */
export function PickAgain({ name, onPick }: { name: string; onPick: (file: File) => void }) {
  const words = useUploadWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        hidden
        aria-label={words.pickAgain(name)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be picked once more after a wrong one.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <IconButton
        label={words.pickAgain(name)}
        icon={<Icon as={FolderOpen} size={20} />}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
