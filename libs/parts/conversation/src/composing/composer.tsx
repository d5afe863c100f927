import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FileRef } from '@portal/domain/assets/file';
import { zonesOf } from '@portal/domain/chat/chat-family';
import { saysSomething } from '@portal/domain/contract/scalar';
import { findContactData } from '@portal/domain/patterns/contact-data';
import { isOfFilesAlone, messageText, messageWithoutContacts } from '@portal/domain/patterns/message-contacts';
import { LIMITS } from '@portal/domain/tenant/limits';
import { now } from '@portal/portal-core/clock';
import { acceptOf } from '@portal/upload/policy-words';
import { useFileDrop } from '@portal/upload/use-file-drop';
import { useFilePaste } from '@portal/upload/use-file-paste';
import { useUploads } from '@portal/upload/use-uploads';
import { CardButton } from '../card/card-button.tsx';
import { ChosenCardRow } from '../card/chosen-card-row.tsx';
import type { ChosenCard } from '../card/chosen-card.ts';
import { laterMoment } from '../later/later-choices.ts';
import { FINGER_SIZED } from '../narrow.ts';
import { useMessageDraft } from '../outbox/use-message-draft.ts';
import type { Written } from '../outbox/use-outbox.ts';
import { PhraseBook } from '../phrases/phrase-book.tsx';
import { PhraseButton } from '../phrases/phrase-button.tsx';
import { knownOf } from '../phrases/phrase-values.ts';
import { usePhraseWriting } from '../phrases/use-phrase-writing.ts';
import type { Talk, TalkActs } from '../talk.ts';
import { type OnSay, useVoiceWriting } from '../voice/use-voice-writing.ts';
import { VoiceButton } from '../voice/voice-button.tsx';
import { VoicePlace } from '../voice/voice-place.tsx';
import { useConversationWords } from '../words.ts';
import { Attach } from './attach.tsx';
import { ComposerFiles } from './composer-files.tsx';
import { ComposerHint } from './composer-hint.tsx';
import { ContactGuard } from './contact-guard.tsx';
import { MessageField } from './message-field.tsx';
import { ReplyBar } from './reply-bar.tsx';
import { SendButtons } from './send-buttons.tsx';
import { isComposing, isSendKey } from './send-key.ts';
import { type ComposerHandle, useAnswered } from './use-answered.ts';

interface ComposerLater {
  /** Of who writes. */
  readonly zone: string;
  readonly isConnected: boolean;
  /** Whether it is kept; what is not stays in the field. */
  readonly onKeep: (written: Written, sendAt: string) => Promise<boolean>;
}

interface ComposerProps {
  talk: Pick<
    Talk,
    'name' | 'forVisitor' | 'className' | 'nextLessonAt' | 'cardsOf' | 'readers' | 'receiver' | 'typing' | 'ticketOf'
  > &
    Partial<Pick<Talk, 'conversation'>> & { readonly acts?: Pick<TalkActs, 'isUnguarded'> };
  /** What is written waits here until then. */
  maySend: boolean;
  onSend: (written: Written) => void;
  /** Where it may be said. */
  onSay?: OnSay;
  /** Where it may be sent at another time. */
  later?: ComposerLater;
  /** Escape leads to what was said. */
  onLeave: () => void;
  /** Choosing the message that is answered leads to the text. */
  ref?: Ref<ComposerHandle>;
}

/** Where a message is written. */
export function Composer({ talk, maySend, onSend, onSay, later, onLeave, ref }: ComposerProps) {
  const { name, forVisitor, className, nextLessonAt, cardsOf, receiver, typing, ticketOf, conversation } = talk;
  const { readers = [], acts } = talk;
  const { composer: words, guard: guardWords } = useConversationWords();
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const fileList = useRef<HTMLElement>(null);
  const { key, form, written: draft, isRestored, empty } = useMessageDraft({ name, forVisitor });
  const { ref: register, ...field } = form.register('content', { onChange: () => typing?.say() });
  const { content, files, card } = draft;
  const setFiles = (next: FileRef[]) => form.setValue('files', next, { shouldDirty: true });
  const uploads = useUploads({ location: 'CHAT', value: files, onChange: setFiles, keepAs: key, ticketOf });
  const { isOver, dropProps } = useFileDrop(uploads.add);
  useFilePaste(place, uploads.add);
  const used = [...content].length;
  const isTooLong = used > LIMITS.chatMessageMax;
  const written = { content: content.trim(), files };
  const text = messageText(written);
  const without = messageWithoutContacts(written);
  const isOfFiles = isOfFilesAlone(written, without);
  const isEmpty = !saysSomething(content) && files.length === 0 && !card;
  const problem = isTooLong ? words.tooLong : uploads.isUnfinished ? words.unfinished : null;
  /** The text about which she is asked, and when it was to leave; what she changes of it is another one. */
  const [asked, setAsked] = useState<{ readonly text: string; readonly sendAt?: string | undefined }>();
  const [isKeeping, setIsKeeping] = useState(false);
  const firstWay = useRef<HTMLButtonElement>(null);
  const isAsked = asked !== undefined && asked.text === text;
  const isReady = maySend && !isEmpty && problem === null && !isKeeping;
  const toText = () => area.current?.focus();
  const { answered, letGo } = useAnswered(form, { conversation, toText, ref });
  const replyTo = answered?.seq;
  const phrases = usePhraseWriting(form, toText);
  const voice = useVoiceWriting(
    onSay &&
      ((recorded, isSent) => {
        onSay(recorded, isSent, replyTo);
        letGo();
      }),
  );
  const maySay = voice.isPossible && content === '' && !card && files.length + uploads.uploads.length === 0;

  function setCard(next: ChosenCard | undefined): void {
    form.setValue('card', next, { shouldDirty: true });
    toText();
  }

  function send(sendAt?: string): void {
    if (!isReady) return;
    if (acts?.isUnguarded || findContactData(text).length === 0) return void leave(written, sendAt);
    // It is shown before the focus goes there.
    flushSync(() => setAsked({ text, sendAt }));
    firstWay.current?.focus();
  }

  async function leave(said: Omit<Written, 'card' | 'replyTo'>, sendAt?: string): Promise<void> {
    if (!isReady) return;
    const whole = { ...said, ...(card && { card }), ...(answered && { replyTo }) };
    if (sendAt === undefined) onSend(whole);
    else {
      setIsKeeping(true);
      const isKept = await later?.onKeep(whole, sendAt);
      setIsKeeping(false);
      if (!isKept) return toText();
    }
    empty();
    setAsked(undefined);
    toText();
  }

  function backToWritten(): void {
    setAsked(undefined);
    if (isOfFiles) fileList.current?.focus();
    else toText();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Escape') return isAsked ? backToWritten() : onLeave();
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <>
      {answered && <ReplyBar message={answered} onCancel={letGo} />}
      {phrases.isOpen && (
        <PhraseBook
          known={knownOf({ className, receiver, nextLessonAt })}
          readers={readers}
          onInsert={phrases.insert}
          onClose={phrases.close}
          field={area}
        />
      )}
      {isAsked && (
        <ContactGuard
          text={asked.text}
          instead={messageText(without)}
          isOfFiles={isOfFiles}
          moment={asked.sendAt && later && laterMoment(asked.sendAt, now(), later.zone)}
          firstWay={firstWay}
          onSend={(said, contactReason) =>
            void leave(
              said === asked.text ? { ...written, ...(contactReason && { contactReason }) } : without,
              asked.sendAt,
            )
          }
          onEdit={backToWritten}
        />
      )}
      <VoicePlace voice={voice} />
      <chakra.form
        ref={place}
        hidden={voice.isRecording}
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
          ref={fileList}
          files={files}
          uploads={uploads}
          onRemove={(gone) => setFiles(files.filter((file) => file.id !== gone))}
          onGone={toText}
        />
        <ChosenCardRow card={card} onRemove={() => setCard(undefined)} />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="end"
          justifyContent="end"
          gap="2"
          px="3"
          pt="3"
          css={FINGER_SIZED}
        >
          <Attach accept={acceptOf(uploads.policy)} onFiles={uploads.add} />
          {cardsOf !== undefined && <CardButton roomId={cardsOf} onChoose={setCard} field={area} />}
          {!forVisitor && <PhraseButton {...phrases} />}
          <MessageField
            {...field}
            ref={(element) => {
              register(element);
              area.current = element;
            }}
            hintId={`${id}-hint`}
            isInvalid={isTooLong}
            isOver={isOver}
            readOnly={isKeeping}
            isCrowded={cardsOf !== undefined}
            onKeyDown={onKeyDown}
          />
          {maySay ? (
            <VoiceButton {...voice} disabled={!maySend} />
          ) : (
            <SendButtons
              disabled={!isReady || isAsked}
              later={later && { ...later, readerZones: zonesOf(readers), onSend: send }}
            />
          )}
        </chakra.div>
        <ComposerHint
          id={`${id}-hint`}
          used={used}
          isRestored={isRestored && !isEmpty}
          said={problem ?? (!maySend && !isEmpty ? words.notYet : isAsked ? guardWords.resting : null)}
        />
      </chakra.form>
    </>
  );
}
