import { chakra } from '@chakra-ui/react/styled-system';
import { useConversationWords } from '../words.ts';

/** Who else writes at this moment. To be seen only: a screen reader would be interrupted again and again. */
export function TypingLine({ names }: { names: readonly string[] }) {
  const words = useConversationWords();
  if (names.length === 0) return null;
  return (
    <chakra.p
      aria-hidden
      dir="auto"
      px={{ base: '3', md: '5' }}
      py="1"
      bg="bg.subtle"
      textStyle="caption"
      color="fg.muted"
      overflowWrap="anywhere"
    >
      {words.typing(names.map((name) => name || words.unnamed))}
    </chakra.p>
  );
}
