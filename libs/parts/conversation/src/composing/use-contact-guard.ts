import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ContactKind, findContactData } from '@portal/domain/patterns/contact-data';

interface ContactGuardOptions {
  /** All that is written now. */
  text: string;
  /** How it reads without contact data, where that is more than marks in its place. */
  instead?: string;
  /** It stands in names of files alone. */
  isOfFiles?: boolean;
  /** What is looked for in it; everything without it. */
  wanted?: readonly ContactKind[];
  /** Whether the form has no other fault; what has one is said by sending it. */
  isRight: () => Promise<boolean>;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Takes contact data out of every field. */
  leaveOut: () => void;
  giveReason: (reason: string) => void;
  /** Back to what is written. */
  toText: () => void;
  /** Or to the files, where they alone hold it. */
  toFiles?: () => void;
  form: RefObject<HTMLFormElement | null>;
  /** The first of the three ways. */
  firstWay: RefObject<HTMLButtonElement | null>;
}

/** Asks in a form of its own before contact data is read by many; nothing leaves before she has chosen one of the three ways. */
export function useContactGuard(options: ContactGuardOptions) {
  const { text, instead, isOfFiles = false, wanted, isRight, submit, leaveOut, giveReason, form, firstWay } = options;
  const { toText, toFiles = toText } = options;
  /** The text about which she is asked; what she changes of it is another one. */
  const [asked, setAsked] = useState<string | null>(null);
  const isDecided = useRef(false);

  function sendNow(): void {
    isDecided.current = true;
    setAsked(null);
    // By its button's way: what is not ready, such as a file that is under way, still stops it.
    form.current?.requestSubmit();
  }

  async function ask(): Promise<void> {
    if (!(await isRight())) return sendNow();
    // It is shown before the focus goes there.
    flushSync(() => setAsked(text));
    firstWay.current?.focus();
  }

  return {
    onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      const wasDecided = isDecided.current;
      isDecided.current = false;
      if (wasDecided || findContactData(text, wanted).length === 0) return submit(event);
      event.preventDefault();
      void ask();
    },
    /** For the guard beside the form; null while nothing is asked. */
    guard:
      asked === null || asked !== text
        ? null
        : {
            text: asked,
            ...(instead !== undefined && { instead }),
            ...(wanted && { wanted }),
            isOfFiles,
            onSend(_content: string, reason?: string): void {
              giveReason(reason ?? '');
              if (reason === undefined) leaveOut();
              sendNow();
            },
            onEdit(): void {
              setAsked(null);
              if (isOfFiles) toFiles();
              else toText();
            },
          },
  };
}
