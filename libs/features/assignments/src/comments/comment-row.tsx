import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, ReactNode } from 'react';
import type { GradingComment } from '@portal/domain/coursework/grading-comment';
import { comments as words } from '../comment-messages.ts';

const Row = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    minH: 'touch',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '2',
    py: '2',
    textAlign: 'start',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { layerStyle: 'focus', outlineOffset: '-2px' },
  },
});

interface Props {
  comment: GradingComment;
  /** The figure of its key; null where it has none. */
  no: number | null;
  /** Enter in the search would take this one. */
  isFirst?: boolean;
  onPick: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** One of the things she says: a press puts it into what she writes. */
export function CommentRow({ comment, no, isFirst = false, onPick, onKeyDown, children }: Props) {
  return (
    <chakra.li display="flex" alignItems="flex-start" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Row
        type="button"
        onClick={onPick}
        onKeyDown={onKeyDown}
        bg={isFirst ? 'celadon.subtle' : undefined}
        aria-keyshortcuts={no === null ? undefined : `Alt+${no}`}
      >
        {no !== null && (
          <chakra.kbd
            flexShrink="0"
            minW="6"
            textAlign="center"
            borderWidth="1px"
            borderColor="border.emphasized"
            borderRadius="xs"
            fontFamily="body"
            textStyle="caption"
            title={words.key(no)}
          >
            {no}
          </chakra.kbd>
        )}
        <chakra.span minW="0" display="grid" gap="0.5">
          <chakra.span textStyle="body.sm" overflowWrap="anywhere" lineClamp={2}>
            {comment.text}{' '}
          </chakra.span>
          <chakra.span textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {[comment.tags.join(', '), words.used(comment.used)].filter(Boolean).join(' · ')}
          </chakra.span>
        </chakra.span>
      </Row>
      {children}
    </chakra.li>
  );
}
