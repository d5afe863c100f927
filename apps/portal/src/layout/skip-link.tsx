import { chakra } from '@chakra-ui/react/styled-system';
import { useFrameWords } from '../routing/frame-language.ts';

export const MAIN_ID = 'main';

/** First stop of the Tab key on every page. */
export function SkipLink() {
  const words = useFrameWords();
  return (
    <chakra.a
      href={`#${MAIN_ID}`}
      position="fixed"
      insetStart="4"
      top="2"
      zIndex="skipNav"
      paddingX="4"
      paddingY="2"
      borderRadius="md"
      bg="celadon.solid"
      color="celadon.contrast"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
      onClick={(event) => {
        // A fragment in the address would be another entry of the history.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {words.skipToMain}
    </chakra.a>
  );
}
