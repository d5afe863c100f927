import { chakra } from '@chakra-ui/react/styled-system';
import { Paperclip } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { FileInput, FOCUS_WITHIN } from '@portal/upload/file-input';
import { NARROW } from '../narrow.ts';
import { useConversationWords } from '../words.ts';

interface AttachProps {
  accept: string | undefined;
  onFiles: (files: File[]) => void;
}

/** Takes files along with a message. */
export function Attach({ accept, onFiles }: AttachProps) {
  const { composer: words } = useConversationWords();
  return (
    <chakra.label
      position="relative"
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize={{ base: 'touch', md: 'control.md' }}
      borderRadius="l2"
      color="fg.muted"
      cursor="pointer"
      title={words.attach}
      _hover={{ bg: 'bg.muted' }}
      // Beside the way to send, also there.
      css={{ ...FOCUS_WITHIN, [NARROW]: { alignSelf: 'center' } }}
    >
      <Icon as={Paperclip} size={20} />
      <VisuallyHidden>{words.attach}</VisuallyHidden>
      <FileInput multiple accept={accept} onFiles={onFiles} />
    </chakra.label>
  );
}
