import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { COMMENT_LIMITS, type GradingComment } from '@portal/domain/coursework/grading-comment';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Field, TextInput } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { matchScore, searchable } from '@portal/ui/match-text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { comments as words } from '../comment-messages.ts';
import { WITH_KEY } from './comment-bank.tsx';
import { CommentRow } from './comment-row.tsx';
import { useComments } from './use-comments.ts';
import { useRemoveComment } from './use-remove-comment.ts';

interface Props {
  onPick: (comment: GradingComment) => void;
  /** The key that opened the search, pressed once more: she wanted the sign itself. */
  onSlash: () => void;
  onEdit: (comment: GradingComment) => void;
  onNew: () => void;
}

/** All of what she says again and again: found by a few letters, put in, changed, deleted. */
export function CommentSearch({ onPick, onSlash, onEdit, onNew }: Props) {
  const { query, items } = useComments();
  const remove = useRemoveComment();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = items.filter(({ text, tags }) => matchScore(searchable(`${text} ${tags.join(' ')}`), typed) > 0);

  function go(event: KeyboardEvent, from: number) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const to = from + by;
    if (to < 0) input.current?.focus();
    else list.current?.children.item(to)?.querySelector('button')?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && found[0]) {
      event.preventDefault();
      onPick(found[0]);
    } else if (event.key === '/' && typed === '') {
      event.preventDefault();
      onSlash();
    } else go(event, -1);
  }

  return (
    <QueryState query={query} loading={words.loading} failed={words.failed} size="sm">
      {() => (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          {items.length === 0 ? (
            <EmptyState name="assignment-empty" size="sm" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <Field label={words.search} helper={words.searchHint}>
              <TextInput
                ref={input}
                type="search"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={onKeyDown}
              />
            </Field>
          )}
          <VisuallyHidden role="status">{typed && words.found(found.length)}</VisuallyHidden>
          {typed && found.length === 0 && <chakra.p color="fg.muted">{words.noneFound}</chakra.p>}
          <chakra.ul ref={list} listStyleType="none" aria-label={words.title}>
            {found.map((comment, at) => {
              const place = items.indexOf(comment);
              return (
                <CommentRow
                  key={comment.id}
                  comment={comment}
                  no={place < WITH_KEY ? place + 1 : null}
                  isFirst={typed !== '' && at === 0}
                  onPick={() => onPick(comment)}
                  onKeyDown={(event) => go(event, at)}
                >
                  <IconButton
                    label={words.edit(comment.text)}
                    icon={<Icon as={Pencil} />}
                    onClick={() => onEdit(comment)}
                  />
                  <IconButton
                    label={words.remove(comment.text)}
                    icon={<Icon as={Trash2} />}
                    onClick={() => void remove(comment)}
                  />
                </CommentRow>
              );
            })}
          </chakra.ul>
          {items.length < COMMENT_LIMITS.perTeacher && (
            <Button variant="outline" justifySelf="start" startIcon={<Icon as={Plus} />} onClick={onNew}>
              {words.create}
            </Button>
          )}
        </chakra.div>
      )}
    </QueryState>
  );
}
