import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, X } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { countCharacters } from '../fields/character-count.ts';
import { FieldGroup, type FieldGroupProps } from '../fields/field-group.tsx';
import { TextArea } from '../fields/field.tsx';
import { HelpText } from '../fields/help-text.tsx';
import { MESSAGES } from '../messages.ts';
import { MoveButtons } from './move-buttons.tsx';
import { useTextList } from './text-list.ts';

export interface TextListFieldProps extends FieldGroupProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Names a line, counted from 1: 좋은 점 2 */
  nameOf: (number: number) => string;
  /** 좋은 점 추가 */
  addLabel: string;
  /** Most lines. */
  max?: number | undefined;
  /** The lines of a text that is written or pasted in one, where more than ends of lines stand between them. */
  split?: ((text: string) => string[]) | undefined;
  /** Most characters of a line; a longer one is kept and marked. */
  limit?: number | undefined;
  /** What is wrong with single lines, by their place from 0. */
  errors?: Readonly<Record<number, ReactNode>> | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** The first line, for a form that leads to its first error. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several short texts in an order. Enter goes on to the next line, and a pasted list becomes its lines. */
export function TextListField(props: TextListFieldProps) {
  const { value, onChange, nameOf, addLabel, max = Infinity, split, limit, errors, ...rest } = props;
  const { placeholder, disabled, readOnly, ref, ...group } = rest;
  const { list, lines, isFull, said, cut, ...actions } = useTextList({ value, onChange, nameOf, max, split });
  const textId = useId();
  const isFixed = disabled || readOnly;

  function wrongOf(index: number) {
    const count = countCharacters(lines[index] ?? '');
    return errors?.[index] ?? (limit !== undefined && count > limit && MESSAGES.characters(count, limit));
  }

  return (
    <FieldGroup {...group} error={cut > 0 ? MESSAGES.pasteCut(cut, max) : group.error}>
      <chakra.ul ref={list} listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        {lines.map((line, index) => {
          const name = nameOf(index + 1);
          const wrong = wrongOf(index);
          return (
            // The place is the line's identity: its text changes with every key.
            <li key={index}>
              <chakra.div display="flex" alignItems="center" gap="2.5">
                <TextArea
                  ref={index === 0 ? ref : undefined}
                  aria-label={name}
                  aria-invalid={Boolean(wrong) || undefined}
                  aria-describedby={wrong ? `${textId}${index}` : undefined}
                  placeholder={index === 0 ? placeholder : undefined}
                  enterKeyHint="next"
                  // One line that grows: a long one is read as a whole.
                  rows={1}
                  minH={{ base: 'touch', md: 'control.md' }}
                  py={{ base: '2.5', md: '2' }}
                  resize="none"
                  disabled={disabled}
                  readOnly={readOnly}
                  value={line}
                  onChange={({ target }) => actions.write(index, target.value)}
                  onKeyDown={(event) => !isFixed && actions.onKeyDown(event, index)}
                  onPaste={(event) => !isFixed && actions.onPaste(event, index)}
                />
                {!isFixed && lines.length > 1 && (
                  <>
                    <MoveButtons name={name} index={index} count={lines.length} onMove={actions.move} />
                    <IconButton
                      size="sm"
                      label={MESSAGES.remove(name)}
                      icon={<Icon as={X} />}
                      onClick={() => actions.remove(index)}
                    />
                  </>
                )}
              </chakra.div>
              <chakra.div mt={wrong ? '1' : '0'}>
                <HelpText id={`${textId}${index}`} error={wrong} />
              </chakra.div>
            </li>
          );
        })}
      </chakra.ul>
      {!isFixed && (
        <Button
          mt="2"
          variant="outline"
          startIcon={<Icon as={Plus} size={16} />}
          disabled={isFull}
          onClick={() => actions.addAfter(lines.length - 1)}
        >
          {addLabel}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldGroup>
  );
}
