import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import type { GradingComment } from '@portal/domain/coursework/grading-comment';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { comments as words } from '../comment-messages.ts';
import { CommentRow } from './comment-row.tsx';
import { useComments } from './use-comments.ts';

/** So many have a key: Alt and a figure. */
export const WITH_KEY = 9;

interface Props {
  onPick: (comment: GradingComment) => void;
  /** Something is written of which one can be made. */
  mayAdd: boolean;
  onAdd: () => void;
  /** All of them, to look through. */
  onOpen: () => void;
}

/** The most used of what she says again and again, each with its key; the rest is looked for. */
export function CommentBank({ onPick, mayAdd, onAdd, onOpen }: Props) {
  const { query } = useComments();
  return (
    <chakra.section aria-label={words.title} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="1">
        <chakra.h3 textStyle="label">{words.title}</chakra.h3>
        <Button variant="ghost" size="sm" startIcon={<Icon as={Plus} size={16} />} disabled={!mayAdd} onClick={onAdd}>
          {words.add}
        </Button>
      </chakra.div>
      <QueryState query={query} loading={words.loading} failed={words.failed} size="sm">
        {({ items }) =>
          items.length === 0 ? (
            <chakra.p textStyle="body.sm" color="fg.muted">
              {words.emptyBody}
            </chakra.p>
          ) : (
            <>
              <chakra.ul listStyleType="none">
                {items.slice(0, WITH_KEY).map((comment, at) => (
                  <CommentRow key={comment.id} comment={comment} no={at + 1} onPick={() => onPick(comment)} />
                ))}
              </chakra.ul>
              <Button variant="outline" size="sm" justifySelf="start" onClick={onOpen}>
                {words.open}
              </Button>
            </>
          )
        }
      </QueryState>
    </chakra.section>
  );
}
