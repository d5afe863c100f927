import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUndo } from '../actions/use-undo.ts';
import { type FormDraftState, useFormDraft } from '../forms/use-form-draft.ts';
import { AUTOSAVE_MESSAGES } from './autosave-messages.ts';
import type { AutosaveState } from './autosave-state.ts';
import { type AutosaveControl, type AutosavePorts, createAutosave, type Versioned } from './autosave.ts';

/** The functions are those of the first drawing, but for `keepsMore`: they may hold nothing that changes. */
export interface AutosaveOptions<F extends FieldValues, T extends Versioned, C, A, O = F> extends Omit<
  AutosavePorts<T, C, A>,
  'content' | 'show'
> {
  readonly form: UseFormReturn<F, unknown, O>;
  /** The latest that the server said, from wherever it came. */
  readonly arrived: T;
  /** What is written, as it is sent. */
  content(fields: F): C;
  /** What the server has, as it stands in the form; `written` is what stands there now. */
  fieldsOf(resource: T, written: F): F;
  /** Whether what is written was begun from this. */
  isBasedOn(resource: T, fields: F): boolean;
  /** Under which name this device keeps what the server has not got. */
  readonly draftKey: string;
  /** Whether the form holds work that is no part of what is saved, and is kept on this device alone. */
  keepsMore?(fields: F, resource: T): boolean;
}

export interface Autosave<T extends Versioned, C, A = T> extends AutosaveState<T> {
  /** The same object as long as the form lives. */
  readonly autosave: AutosaveControl<T, C, A>;
  readonly draft: FormDraftState;
  /** What was saved elsewhere counts; what is given up can be taken back. */
  takeTheirs(): void;
  /** Back to what the server has, which can be taken back; what this device kept is forgotten. */
  revert(): void;
}

/**
 * Keeps a form in step with the server and with this device: what is written is saved after a pause, as the page is hidden
 * or left and as the connection comes back; what the server says arrives in the form without touching what is written.
 */
export function useAutosave<F extends FieldValues, T extends Versioned, C, A = T, O = F>(
  options: AutosaveOptions<F, T, C, A, O>,
): Autosave<T, C, A> {
  const { form, arrived, draftKey } = options;
  const { subscribe } = form;
  const offerUndo = useUndo();
  const read = (): F => structuredClone(form.getValues());
  const [autosave] = useState(() =>
    createAutosave<T, C, A>(arrived, {
      ...options,
      content: () => options.content(read()),
      show: (resource) => form.reset(options.fieldsOf(resource, read()), { keepDefaultValues: true }),
    }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  const hasWork = (fields: F) => autosave.isDirty() || (options.keepsMore?.(fields, autosave.state().base) ?? false);
  const draft = useFormDraft(form, { key: draftKey, isDirty: hasWork });
  const hasWorkNow = useEffectEvent(() => hasWork(read()));

  // From the moment on in which the form is seen: what is typed then is hers, and gives way to nothing that arrives.
  useLayoutEffect(() => subscribe({ formState: { values: true }, callback: autosave.changed }), [subscribe, autosave]);
  useLayoutEffect(() => autosave.arrived(arrived), [autosave, arrived]);
  const restored = useEffectEvent(() => autosave.restored(options.isBasedOn(autosave.state().base, read())));
  useEffect(() => {
    if (draft.restoredAt) restored();
  }, [draft.restoredAt]);

  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'hidden' && autosave.flush();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', autosave.flush);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', autosave.flush);
      autosave.flush();
    };
  }, [autosave]);

  // Within the portal nothing is lost: what this device cannot store, the page's memory holds. A reload takes that.
  useEffect(() => {
    if (draft.isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => hasWorkNow() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [draft.isKept]);

  function putBack(fields: F) {
    form.reset(fields, { keepDefaultValues: true });
    options.rebase(autosave.state().base);
    autosave.changed();
    // She may have left the page since; then nobody else would save it.
    autosave.flush();
  }
  function replaceBy(resource: T, text: string) {
    const given = read();
    autosave.adopt(resource);
    offerUndo({ text, undo: () => putBack(given) });
  }

  return {
    ...state,
    autosave,
    draft,
    takeTheirs: () => state.rival && replaceBy(state.rival, AUTOSAVE_MESSAGES.tookTheirs),
    revert() {
      replaceBy(autosave.state().base, AUTOSAVE_MESSAGES.reverted);
      draft.clear();
    },
  };
}
