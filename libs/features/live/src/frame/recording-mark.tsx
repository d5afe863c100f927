import { chakra } from '@chakra-ui/react/styled-system';
import { Disc } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { useRoom } from '../session/use-room.ts';
import { useFrameWords } from './frame-messages.ts';

/** Everybody sees all the time that the lesson is recorded. */
export function RecordingMark() {
  const { recording } = useRoom().state;
  const words = useFrameWords();
  if (!recording?.since) return null;
  return (
    <chakra.p
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      flexShrink="0"
      px="2"
      textStyle="caption"
      fontWeight="semibold"
      color="fg.error"
    >
      <Icon as={Disc} size={16} />
      {words.recording}
    </chakra.p>
  );
}
