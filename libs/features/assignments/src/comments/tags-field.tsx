import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { plainLine } from '@portal/domain/contract/scalar';
import { COMMENT_LIMITS } from '@portal/domain/coursework/grading-comment';
import { TextInput } from '@portal/ui/field';
import { FieldGroup } from '@portal/ui/field-group';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { tags as words } from '../comment-messages.ts';

interface Props {
  label: string;
  helper: string;
  error?: string | undefined;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  max: number;
  /** Tags that she has used before. */
  known: readonly string[];
}

/** Short words in a row: typed and added, or taken off. */
export function TagsField({ label, helper, error, value, onChange, max, known }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isFull = value.length >= max;

  function add() {
    const tag = [...plainLine(typed).trim()].slice(0, COMMENT_LIMITS.tagMax).join('');
    if (tag === '' || isFull) return;
    if (!value.includes(tag)) onChange([...value, tag]);
    setTyped('');
    input.current?.focus();
  }
  return (
    <FieldGroup label={label} helper={isFull ? words.full(max) : helper} error={error}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        {value.length > 0 && (
          <chakra.ul listStyleType="none" aria-label={label} display="flex" flexWrap="wrap" gap="1.5">
            {value.map((tag) => (
              <chakra.li
                key={tag}
                display="inline-flex"
                alignItems="center"
                maxW="full"
                ps="3"
                borderRadius="full"
                bg="bg.muted"
                textStyle="body.sm"
                _highContrast={{ borderWidth: '1px' }}
              >
                <chakra.span overflowWrap="anywhere">{tag}</chakra.span>
                <IconButton
                  size="sm"
                  label={words.remove(tag)}
                  icon={<Icon as={X} size={16} />}
                  onClick={() => {
                    onChange(value.filter((one) => one !== tag));
                    input.current?.focus();
                  }}
                />
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        <chakra.div display="flex" gap="2">
          <TextInput
            ref={input}
            aria-label={words.new}
            placeholder={words.placeholder}
            list={listId}
            autoComplete="off"
            maxLength={COMMENT_LIMITS.tagMax}
            disabled={isFull}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              add();
            }}
          />
          <IconButton
            variant="outline"
            label={words.add}
            icon={<Icon as={Plus} />}
            disabled={isFull || typed.trim() === ''}
            onClick={add}
          />
          <datalist id={listId}>
            {known
              .filter((tag) => !value.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </chakra.div>
      </chakra.div>
    </FieldGroup>
  );
}
