import { chakra } from '@chakra-ui/react/styled-system';
import { placeParts } from '@portal/domain/patterns/text-places';
import { phrases as words } from './phrase-messages.ts';

interface PhraseTextProps {
  text: string;
  lang: 'ko' | 'vi';
  /** So many lines of it are shown; all of them where none are said. */
  lines?: number;
  /** What stands in a place; its own name where none of it is known yet and none is asked for. */
  valueOf: (place: string) => string | undefined;
}

/** A phrase whose places are chips: filled, or dashed while nothing stands in them. */
export function PhraseText({ text, lang, lines, valueOf }: PhraseTextProps) {
  return (
    <chakra.p lang={lang} whiteSpace="pre-line" overflowWrap="anywhere" lineHeight="1.9" lineClamp={lines}>
      {placeParts(text).map(({ start, text: piece, place }) => {
        if (place === null) return <span key={start}>{piece}</span>;
        const value = valueOf(place);
        return (
          <Chip
            key={start}
            empty={value === undefined}
            lang={value === undefined || value === place ? 'ko' : undefined}
          >
            {value ?? words.empty(place)}
          </Chip>
        );
      })}
    </chakra.p>
  );
}

const Chip = chakra('span', {
  base: {
    boxDecorationBreak: 'clone',
    px: '2',
    py: '0.5',
    borderWidth: '1px',
    borderRadius: 'l1',
    fontWeight: 'semibold',
  },
  variants: {
    empty: {
      true: { borderStyle: 'dashed', borderColor: 'mustard.solid', color: 'mustard.fg', bg: 'mustard.subtle' },
      false: { borderColor: 'celadon.border', color: 'celadon.fg', bg: 'celadon.subtle' },
    },
  },
});
