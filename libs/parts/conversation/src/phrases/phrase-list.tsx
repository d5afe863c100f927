import { chakra } from '@chakra-ui/react/styled-system';
import type { SavedReply } from '@portal/domain/chat/saved-reply';
import { phrases as words } from './phrase-messages.ts';

interface PhraseListProps {
  phrases: readonly SavedReply[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** The names of the phrases, of which one is looked at. */
export function PhraseList({ phrases, chosenId, onChoose }: PhraseListProps) {
  return (
    <chakra.ul
      aria-label={words.list}
      listStyleType="none"
      // Half a row at the lower edge says that there are more.
      maxH={{ base: 'calc(3.5 * {sizes.touch})', md: 'calc(6.5 * {sizes.control.md})' }}
      overflowY="auto"
    >
      {phrases.map(({ id, name }) => (
        <li key={id}>
          <Name type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
            {name}
          </Name>
        </li>
      ))}
    </chakra.ul>
  );
}

const Name = chakra('button', {
  base: {
    w: 'full',
    minH: { base: 'touch', md: 'control.md' },
    px: '3',
    py: '1.5',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: 'l1',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _pressed: { bg: 'celadon.subtle', fontWeight: 'semibold', boxShadow: 'inset 3px 0 {colors.celadon.solid}' },
    _focusVisible: { layerStyle: 'focus', outlineOffset: '-2px' },
  },
});
