import { chakra } from '@chakra-ui/react/styled-system';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { FileRef } from '@portal/domain/assets/file';
import { FileRef as FileRefSchema } from '@portal/domain/assets/file';
import { LIMITS } from '@portal/domain/tenant/limits';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { TextArea } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { FileInput, FOCUS_WITHIN } from '@portal/upload/file-input';
import { acceptOf } from '@portal/upload/policy-words';
import { useFileDrop } from '@portal/upload/use-file-drop';
import { useFilePaste } from '@portal/upload/use-file-paste';
import { useUploads } from '@portal/upload/use-uploads';
import { NARROW } from '../narrow.ts';
import type { Talk } from '../talk.ts';
import { useConversationWords } from '../words.ts';
import { ComposerFiles } from './composer-files.tsx';
import { isSendKey, isTouch } from './send-key.ts';

const Draft = v.object({ content: v.string(), files: v.array(FileRefSchema) });
type Draft = v.InferOutput<typeof Draft>;

/** From here on the number of characters is told. */
const COUNTED_FROM = LIMITS.chatMessageMax - 500;

interface ComposerProps {
  talk: Pick<Talk, 'name' | 'forVisitor' | 'ticketOf'>;
  /** What is written waits here until then. */
  maySend: boolean;
  onSend: (content: string, files: readonly FileRef[]) => void;
  /** Number of the message that is answered: choosing one leads to the text. */
  replyTo?: number | undefined;
  /** Escape leads to what was said. */
  onLeave: () => void;
}

/** Where a message is written. What is half-written stays with its talk (CHT-5). */
export function Composer({ talk: { name, forVisitor, ticketOf }, maySend, replyTo, onSend, onLeave }: ComposerProps) {
  const { composer: words } = useConversationWords();
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const key = `chat:${name}`;
  const form = useForm<Draft>({ defaultValues: { content: '', files: [] } });
  const { restoredAt, clear } = useFormDraft(form, {
    key,
    schema: Draft,
    forVisitor,
    isDirty: ({ content, files }) => content !== '' || files.length > 0,
  });
  const { ref: register, ...field } = form.register('content');
  const { content, files } = useWatch({ control: form.control }) as Draft;
  const setFiles = (next: FileRef[]) => form.setValue('files', next, { shouldDirty: true });
  const uploads = useUploads({ location: 'CHAT', value: files, onChange: setFiles, keepAs: key, ticketOf });
  const { isOver, dropProps } = useFileDrop(uploads.add);
  useFilePaste(place, uploads.add);
  const used = [...content].length;
  const isTooLong = used > LIMITS.chatMessageMax;
  const isEmpty = content.trim() === '' && files.length === 0;
  const problem = isTooLong ? words.tooLong : uploads.isUnfinished ? words.unfinished : null;
  const isReady = maySend && !isEmpty && problem === null;
  const toText = () => area.current?.focus();

  useEffect(() => {
    if (replyTo === undefined) return undefined;
    // After the menu in which it was chosen has given the focus back.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(toText)));
    return () => cancelAnimationFrame(frame);
  }, [replyTo]);

  function send(): void {
    if (!isReady) return;
    onSend(content.trim(), files);
    form.reset({ content: '', files: [] });
    clear();
    toText();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The key that ends a Korean syllable is not the one that sends it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return onLeave();
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <chakra.form
      ref={place}
      bg={isOver ? 'celadon.subtle' : 'bg.panel'}
      borderTopWidth="1px"
      borderColor="border"
      containerType="inline-size"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...dropProps}
    >
      <ComposerFiles
        files={files}
        uploads={uploads}
        onRemove={(gone) => setFiles(files.filter((file) => file.id !== gone))}
        onGone={toText}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="end" gap="2" px="3" pt="3">
        <Attach accept={acceptOf(uploads.policy)} onFiles={uploads.add} />
        <TextArea
          {...field}
          ref={(element) => {
            register(element);
            area.current = element;
          }}
          aria-label={words.label}
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooLong || undefined}
          placeholder={isOver ? words.dropHere : words.placeholder}
          rows={1}
          flex="1"
          minW="0"
          w="auto"
          // With large text on a phone it needs a line of its own, and brings the one below it into sight.
          css={{ [NARROW]: { order: -1, flexBasis: '100%', scrollMarginBottom: '8rem' } }}
          minH={{ base: 'touch', md: 'control.md' }}
          maxH="13.5rem"
          resize="none"
          enterKeyHint={isTouch() ? 'enter' : 'send'}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" disabled={!isReady} startIcon={<Icon as={SendHorizontal} size={16} />}>
          {words.send}
        </Button>
      </chakra.div>
      <chakra.div
        id={`${id}-hint`}
        display="flex"
        flexWrap="wrap"
        columnGap="3"
        px="3"
        pt="1.5"
        pb={{ base: '1.5', md: '2.5' }}
        minH={{ base: '3', md: '8' }}
        textStyle="caption"
        color="fg.muted"
      >
        <chakra.span display={{ base: 'none', md: 'inline' }}>{words.hint}</chakra.span>
        <chakra.span role="status">{restoredAt && words.restored}</chakra.span>
        <chakra.span role="status" color={isTooLong ? 'fg.error' : undefined}>
          {problem ?? (!maySend && !isEmpty && words.notYet)}
        </chakra.span>
        {used >= COUNTED_FROM && (
          <chakra.span ms="auto" fontVariantNumeric="tabular-nums" color={isTooLong ? 'fg.error' : undefined}>
            {words.counter(used)}
          </chakra.span>
        )}
      </chakra.div>
    </chakra.form>
  );
}

interface AttachProps {
  accept: string | undefined;
  onFiles: (files: File[]) => void;
}

function Attach({ accept, onFiles }: AttachProps) {
  const { composer: words } = useConversationWords();
  return (
    <chakra.label
      position="relative"
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize={{ base: 'touch', md: 'control.md' }}
      borderRadius="l2"
      color="fg.muted"
      cursor="pointer"
      title={words.attach}
      _hover={{ bg: 'bg.muted' }}
      // Beside the way to send, also there.
      css={{ ...FOCUS_WITHIN, [NARROW]: { boxSize: '44px', '& svg': { boxSize: '1.25rem' } } }}
    >
      <Icon as={Paperclip} size={20} />
      <VisuallyHidden>{words.attach}</VisuallyHidden>
      <FileInput multiple accept={accept} onFiles={onFiles} />
    </chakra.label>
  );
}
