import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@portal/ui/button';
import { TextArea, TextInput } from '@portal/ui/field';
import { HelpText } from '@portal/ui/help-text';
import { FieldSlot } from '../fields/field-slot.tsx';
import { programme as words } from '../programme-messages.ts';
import { useEditor } from '../state/editor-context.ts';
import { useNotes } from '../state/use-editor-notes.ts';

interface Props {
  /** Its place in the programme, from 0. */
  at: number;
  hasContent: boolean;
  onEnter: () => void;
}

/** One lesson of the programme: its title, and what it is about once that is wanted. */
export function ProgrammeRow({ at, hasContent, onEnter }: Props) {
  const id = useId();
  const { form } = useEditor();
  const { remarks } = useNotes();
  const [isAsked, setIsAsked] = useState(hasContent);
  const content = `programme.${at}.content` as const;
  const isOpen = isAsked || remarks.some(({ path }) => path === content);

  function onKeyDown(event: KeyboardEvent) {
    // The key belongs to the syllable while it is being composed.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  function write() {
    flushSync(() => setIsAsked(true));
    form.setFocus(content);
  }

  return (
    <chakra.div
      display="grid"
      gap="2"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '3rem minmax(0, 1fr)' }}
      css={{ '& > :not(:first-child)': { gridColumn: { md: '2' } } }}
    >
      {/* A phone has it over the row. */}
      <chakra.span hideBelow="md" textStyle="label" pt="2.5" aria-hidden>
        {words.item(at + 1)}
      </chakra.span>
      <FieldSlot path={`programme.${at}.title`}>
        {(error) => (
          <chakra.div minW="0">
            <TextInput
              {...form.register(`programme.${at}.title`)}
              aria-label={words.titleOf(at + 1)}
              aria-invalid={Boolean(error) || undefined}
              aria-describedby={id}
              placeholder={words.titlePlaceholder}
              autoComplete="off"
              enterKeyHint="next"
              onKeyDown={onKeyDown}
            />
            <chakra.div mt={error ? '1.5' : '0'}>
              <HelpText id={id} error={error} />
            </chakra.div>
          </chakra.div>
        )}
      </FieldSlot>
      {isOpen ? (
        <FieldSlot path={content}>
          {(error) => (
            <chakra.div minW="0">
              <TextArea
                {...form.register(content)}
                rows={1}
                minH={{ base: 'touch', md: 'control.md' }}
                aria-label={words.contentOf(at + 1)}
                aria-invalid={Boolean(error) || undefined}
                aria-describedby={`${id}content`}
                placeholder={words.content}
              />
              <HelpText id={`${id}content`} error={error} />
            </chakra.div>
          )}
        </FieldSlot>
      ) : (
        <div>
          <Button variant="ghost" size="sm" ms="-2" onClick={write}>
            {words.contentShow}
          </Button>
        </div>
      )}
    </chakra.div>
  );
}
