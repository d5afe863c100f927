import { chakra } from '@chakra-ui/react/styled-system';
import { CheckCheck, Heart, type LucideIcon, Smile, Sparkles, ThumbsUp } from 'lucide-react';
import type { Reaction, Reactions } from '@portal/domain/chat/states/reaction';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useConversationWords } from '../words.ts';

export const REACTION_ICONS: Record<Reaction, LucideIcon> = {
  LIKE: ThumbsUp,
  HEART: Heart,
  THANKS: Sparkles,
  SMILE: Smile,
  DONE: CheckCheck,
};

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: { base: 'touch', md: '7' },
    px: '2',
    borderWidth: '1px',
    borderRadius: 'full',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    bg: 'bg.panel',
    cursor: 'pointer',
    _pressed: { bg: 'celadon.subtle', borderColor: 'celadon.solid', color: 'celadon.fg', fontWeight: 'semibold' },
    _focusVisible: { layerStyle: 'focus' },
  },
});

interface ReactionRowProps {
  reactions: Reactions;
  isMine: boolean;
  /** Null takes hers back. Without it they are only read. */
  onReact?: ((reaction: Reaction | null) => void) | undefined;
}

/** How others reacted to a message, and whether the reader did: a press joins them, or takes hers back. */
export function ReactionRow({ reactions, isMine, onReact }: ReactionRowProps) {
  const { reactions: words } = useConversationWords();
  if (reactions.length === 0) return null;
  return (
    <chakra.ul
      role="list"
      aria-label={words.list}
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      gap="1"
      justifyContent={isMine ? 'flex-end' : 'flex-start'}
    >
      {reactions.map((one) => (
        <li key={one.reaction}>
          <Chip
            type="button"
            disabled={!onReact}
            aria-pressed={one.isMine}
            title={words.names[one.reaction]}
            onClick={() => onReact?.(one.isMine ? null : one.reaction)}
          >
            <Icon as={REACTION_ICONS[one.reaction]} size={16} />
            <VisuallyHidden>{words.names[one.reaction]}</VisuallyHidden>
            {one.count}
          </Chip>
        </li>
      ))}
    </chakra.ul>
  );
}
