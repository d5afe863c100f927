import { chakra } from '@chakra-ui/react/styled-system';
import { rail as words } from '../messages.ts';

const Tag = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxW: 'full',
    minH: { base: 'touch', xl: '8' },
    px: '3',
    textStyle: 'body.sm',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _pressed: { bg: 'celadon.subtle', borderColor: 'celadon.solid', color: 'celadon.fg', fontWeight: 'semibold' },
    _focusVisible: { layerStyle: 'focus' },
  },
});

interface TagListProps {
  tags: readonly { readonly tag: string; readonly documents: number }[];
  chosen: string | null;
  onChoose: (tag: string | null) => void;
}

/** The tags that she uses; one narrows the list, and pressed once more it does not. */
export function TagList({ tags, chosen, onChoose }: TagListProps) {
  return (
    <chakra.ul aria-label={words.tags} listStyleType="none" display="flex" flexWrap="wrap" gap="1.5">
      {tags.map(({ tag, documents }) => (
        <chakra.li key={tag} maxW="full">
          <Tag type="button" aria-pressed={tag === chosen} onClick={() => onChoose(tag === chosen ? null : tag)}>
            <chakra.span truncate>{`# ${tag}`}</chakra.span>{' '}
            <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
              {words.count(documents)}
            </chakra.span>
          </Tag>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
