import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { ReportWords } from './messages.ts';

/** As many letters of a message tell it from the others. */
const FIRST = 24;

interface ReportedWordsProps {
  /** What the message said as it was reported. */
  said: string;
  words: ReportWords;
  onShow: () => void;
}

/** The first words of what was reported, whatever has become of it; a press leads to its place. */
export function ReportedWords({ said, words, onShow }: ReportedWordsProps) {
  const letters = [...(said || words.file)];
  const first = letters.length > FIRST ? `${letters.slice(0, FIRST).join('').trimEnd()}…` : letters.join('');
  return (
    <chakra.button
      type="button"
      onClick={onShow}
      color="fg.link"
      textAlign="start"
      textDecoration="underline"
      textUnderlineOffset="0.22em"
      cursor="pointer"
      minH={{ base: 'touch', md: '6' }}
      // It takes no more room than its line.
      my={{ base: '-3', md: '-0.5' }}
      _focusVisible={{ layerStyle: 'focus' }}
    >
      {words.ofMessage(first)}
      <VisuallyHidden>{`: ${words.toMessage}`}</VisuallyHidden>
    </chakra.button>
  );
}
