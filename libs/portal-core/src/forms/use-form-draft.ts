import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useUndo } from '../actions/use-undo.ts';
import { MESSAGES } from '../messages.ts';
import { useSession } from '../session-context.tsx';
import {
  type DraftShape,
  type FormDraft,
  onForgottenElsewhere,
  readDraft,
  removeDraft,
  saveDraft,
} from './form-drafts.ts';
import { useDraftOwner } from './use-draft-owner.ts';

const SAVE_AFTER_MS = 300;

export interface FormDraftOptions<T extends FieldValues> extends DraftShape {
  /** Which form this is: `event:new`, `event:ev-12`. */
  key: string;
  /** Fields that are never written down, such as passwords and files. */
  omit?: readonly (keyof T & string)[];
  /** Whether these values are worth keeping; without it, whether they differ from the form's defaults. */
  isDirty?: (values: T) => boolean;
  /** False until the form has its defaults, where they come from the server; nothing is restored or saved before. */
  isReady?: boolean;
  /** For a form that needs no account: who has none keeps a draft as well. */
  forVisitor?: boolean;
}

export interface FormDraftState {
  /** When what was restored had been written, or null. */
  restoredAt: Date | null;
  /** Back to the form's defaults, and the draft forgotten. */
  discard(): void;
  /** Forgets the draft after the form was sent; the form stays as it is. */
  clear(): void;
  /** False where only this page's memory holds the draft, so that a reload would lose it. */
  isKept: boolean;
}

// Between an empty text and nothing there is no work to lose.
const contentOf = (values: object) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

function without(values: FieldValues, omit: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name)));
}

/**
 * Keeps what is written in a form through reload, expiry of the session and crash (W9), for the signed-in person alone.
 * Restores it once at the beginning; what another tab saves meanwhile never overwrites what is being typed here. What another
 * tab has sent or given up goes from here too, where the same stands here: nothing is sent twice.
 */
export function useFormDraft<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  { key, omit = [], isDirty, isReady = true, forVisitor = false, version, schema }: FormDraftOptions<T>,
): FormDraftState {
  const session = useSession();
  const { subscribe } = form;
  const offerUndo = useUndo();
  const userId = useDraftOwner(forVisitor);
  const [restoredAt, setRestoredAt] = useState<Date | null>(null);
  const [isKept, setIsKept] = useState(true);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isClosed = useRef(false);
  const lastOwner = useRef<string>(null);
  /** Something was typed while there was no place yet to keep it. */
  const isAhead = useRef(false);
  /** The draft as this form last kept or showed it. */
  const lastKept = useRef<{ readonly content: string; readonly at: number | undefined }>(null);

  const forgetPending = () => {
    clearTimeout(pending.current);
    pending.current = undefined;
  };

  function show(draft: FormDraft) {
    const defaults = form.getValues();
    const known = Object.entries(draft.values).filter(([name]) => name in defaults && !omit.includes(name));
    form.reset({ ...defaults, ...Object.fromEntries(known) } as DefaultValues<T>, { keepDefaultValues: true });
    setRestoredAt(draft.savedAt);
    lastKept.current = { content: contentOf(without(form.getValues(), omit)), at: draft.savedAt.getTime() };
  }

  function keep(owner: string, draftKey: string, written: FieldValues) {
    setIsKept(saveDraft(owner, draftKey, written, version));
    lastKept.current = { content: contentOf(written), at: readDraft(owner, draftKey, { version })?.savedAt.getTime() };
  }

  const isPristine = useEffectEvent((values: T) =>
    isDirty
      ? !isDirty(values)
      : contentOf(without(values, omit)) === contentOf(without(form.formState.defaultValues ?? {}, omit)),
  );

  // The key comes with the call: as the form of one thing gives way to that of another, what is pending is the former's.
  const flush = useEffectEvent((owner: string, draftKey: string) => {
    if (pending.current === undefined) return;
    forgetPending();
    const values = form.getValues();
    if (isPristine(values)) removeDraft(owner, draftKey);
    else keep(owner, draftKey, without(values, omit));
  });

  const offerOlder = (owner: string, draft: FormDraft) =>
    offerUndo({
      text: MESSAGES.draftReplaced,
      undo() {
        // She may have left the form since.
        saveDraft(owner, key, draft.values, version);
        show(draft);
      },
    });

  const restore = useEffectEvent((owner: string) => {
    // Nobody sees what another person wrote here before.
    if (lastOwner.current !== null && lastOwner.current !== owner) {
      form.reset();
      setRestoredAt(null);
    }
    lastOwner.current = owner;
    lastKept.current = null;
    const wasAhead = isAhead.current;
    isAhead.current = false;
    const draft = readDraft(owner, key, { version, schema });
    const values = form.getValues();
    if (isPristine(values)) {
      if (draft) show(draft);
    } else if (wasAhead) {
      // What she began to type before her profile was here is newer than any draft.
      const written = without(values, omit);
      keep(owner, key, written);
      if (draft && contentOf(draft.values) !== contentOf(written)) offerOlder(owner, draft);
    }
  });

  const onForgotten = useEffectEvent((values: FormDraft['values']) => {
    const content = contentOf(without(form.getValues(), omit));
    if (content !== lastKept.current?.content || content !== contentOf(values)) return;
    form.reset();
    forgetPending();
    setRestoredAt(null);
  });

  useEffect(() => {
    if (userId === null || !isReady) {
      return subscribe({ formState: { values: true }, callback: () => void (isAhead.current = true) });
    }
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage and form are both outside of React
    restore(userId);
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        // Not put off by the next key: a crash in the middle of a long sentence costs 300 ms of it, not the sentence.
        if (!isClosed.current) pending.current ??= setTimeout(() => flush(userId, key), SAVE_AFTER_MS);
      },
    });
    const stopHearing = onForgottenElsewhere(userId, key, (values) => onForgotten(values));
    const onHide = () => flush(userId, key);
    const onVisibility = () => document.visibilityState === 'hidden' && flush(userId, key);
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onVisibility);
    const leave = session.subscribe((event) => {
      // She may have signed out herself: her drafts are gone, and the page on its way out must not bring one back.
      isClosed.current = event === 'signed-out';
      if (isClosed.current) forgetPending();
      else flush(userId, key);
    });
    return () => {
      flush(userId, key);
      stop();
      stopHearing();
      leave();
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [subscribe, session, userId, key, isReady]);

  const forget = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    isAhead.current = false;
    const kept = lastKept.current;
    // What another tab has kept since is another text, and stays there.
    const isMine = userId !== null && (!kept || readDraft(userId, key, { version })?.savedAt.getTime() === kept.at);
    if (isMine) removeDraft(userId, key);
    setRestoredAt(null);
  }, [userId, key, version]);

  return {
    restoredAt,
    isKept,
    clear: forget,
    discard() {
      form.reset();
      forget();
    },
  };
}
