import { type ApiProblem, localProblem, problemOf } from '@portal/api/api-problem';
import { isTransient } from '@portal/api/back-off';
import { errorMessage } from '@portal/domain/contract/error-code';
import { isSameValue } from '@portal/domain/contract/same-value';
import { now } from '../clock.ts';
import { isAboutContent, retryDelay } from './autosave-retry.ts';
import type { AutosaveState, SavePhase } from './autosave-state.ts';

/** Something that the server keeps; its version goes up with every change. */
export interface Versioned {
  readonly version: number;
}

export interface AutosavePorts<T extends Versioned, C, A = T> {
  /** What is written now, as it is sent; a copy. */
  content(): C;
  /** The same of what the server has. */
  contentOf(resource: T): C;
  send(content: C, base: T): Promise<A>;
  /** What the server has after that answer. */
  resourceOf(answer: A): T;
  /** Puts what the server has into the form, in place of what is written. */
  show(resource: T): void;
  /** Notes in the form on what the server has it goes on, without touching what is written. */
  rebase(resource: T): void;
  /** Asks the server how it stands; the answer comes by `arrived`. */
  refetch(): void;
  /** False while the server would refuse the content whatever happens. */
  isSavable?(content: C): boolean;
  /** False where saving without a question would do more than save. */
  savesByItself?(resource: T): boolean;
}

/** A pause in writing after which a draft is saved (design 4.6). */
export const IDLE_MS = 10_000;
const UNSAVABLE: ApiProblem = { status: 400, code: 'VALIDATION', message: errorMessage('VALIDATION') };

/**
 * Stands between a form and the server: saves by itself after a pause, one request at a time, and never lets what comes
 * from elsewhere overwrite what is written here (CRS-3, PRF-1, W3, W9). What may pass is tried again a few times; what the
 * server refused is not sent again until it is changed or she asks.
 */
export function createAutosave<T extends Versioned, C, A = T>(first: T, ports: AutosavePorts<T, C, A>) {
  let saved = ports.contentOf(first);
  // The server may have it although its answer was lost.
  let sent: C | null = null;
  let refused: { readonly content: C; readonly isForAny: boolean } | null = null;
  let failures = 0;
  let running: Promise<A> | undefined;
  let isSaving = false;
  let waiting: T | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let state: AutosaveState<T> = {
    base: first,
    rival: null,
    phase: 'CLEAN',
    isDirty: false,
    savedAt: null,
    failedAt: null,
    problem: null,
    willRetry: false,
  };
  let told = state;

  const isDirty = () => !isSameValue(ports.content(), saved);
  const isSavable = (content: C) => ports.isSavable?.(content) ?? true;
  const savesByItself = () => ports.savesByItself?.(state.base) ?? true;
  const isRefused = (content: C) => refused !== null && (refused.isForAny || isSameValue(refused.content, content));

  function phaseOf({ rival, problem, isDirty: is }: AutosaveState<T>): SavePhase {
    if (isSaving) return 'SAVING';
    if (rival) return 'CONFLICT';
    if (!is) return 'CLEAN';
    if (problem) return 'FAILED';
    if (!isSavable(ports.content())) return 'BLOCKED';
    return savesByItself() ? 'WAITING' : 'UNSAVED';
  }

  /** Says how things stand now; with most keys that is as before. */
  function tell(part: Partial<AutosaveState<T>> = {}) {
    state = { ...state, ...part, isDirty: isDirty() };
    if (!state.isDirty) state = { ...state, problem: null, failedAt: null, willRetry: false };
    state = { ...state, phase: phaseOf(state) };
    if (isSameShallow(told, state)) state = told;
    else for (const listener of listeners) listener();
    told = state;
  }

  function plan(ms: number) {
    clearTimeout(timer);
    // Who has left the page is not followed: what could not be saved then waits on this device.
    const isShown = listeners.size > 0;
    timer = isShown && savesByItself() && !state.rival && isDirty() ? setTimeout(flush, ms) : undefined;
  }

  /** Saves what is written if that may happen without a question. */
  function flush() {
    clearTimeout(timer);
    // What is on its way has not got what was written since.
    if (running) return void running.then(flush, () => undefined);
    const content = ports.content();
    if (!savesByItself() || state.rival || !isDirty() || !isSavable(content) || isRefused(content)) return;
    void pass().catch(() => undefined);
  }

  function pass(): Promise<A> {
    return (running ??= attempt().finally(() => {
      running = undefined;
      if (waiting) arrived(waiting);
    }));
  }

  async function attempt(): Promise<A> {
    clearTimeout(timer);
    const content = (sent = ports.content());
    isSaving = true;
    tell({ problem: null, willRetry: false });
    try {
      const answer = await ports.send(content, state.base);
      isSaving = false;
      failures = 0;
      goOnFrom(ports.resourceOf(answer), content);
      tell({ savedAt: now(), failedAt: null });
      plan(IDLE_MS);
      return answer;
    } catch (error) {
      isSaving = false;
      throw fail(problemOf(error), content);
    }
  }

  function fail(problem: ApiProblem, content: C): ApiProblem {
    failures += 1;
    refused = isTransient(problem) ? null : { content, isForAny: !isAboutContent(problem) };
    const delay = retryDelay(problem, failures);
    const willRetry = delay !== null && listeners.size > 0 && savesByItself();
    tell({ problem, failedAt: state.failedAt ?? now(), willRetry });
    if (willRetry) plan(delay);
    if (problem.status === 409) ports.refetch();
    return problem;
  }

  /** The form goes on from what the server has, with what is written in it. */
  function goOnFrom(next: T, content: C, apply = ports.rebase) {
    saved = content;
    sent = null;
    const isNews = next.version !== state.base.version;
    if (isNews) refused = null;
    state = { ...state, base: next, rival: null, problem: isNews ? null : state.problem };
    apply(next);
  }

  /** Shows what the server has in place of what is written. */
  function adopt(next: T) {
    goOnFrom(next, ports.contentOf(next), ports.show);
    changed();
  }

  /** The server says how it stands. */
  function arrived(next: T) {
    if (next === state.base || next.version < (state.rival ?? state.base).version) return;
    // An answer on its way tells more: what comes meanwhile may be nothing but its own echo.
    waiting = running ? next : null;
    if (waiting) return;
    const theirs = ports.contentOf(next);
    const is = (content: C | null) => content !== null && isSameValue(content, theirs);
    if (is(ports.content()) || is(sent)) goOnFrom(next, theirs);
    else if (state.rival) tell({ rival: next });
    // The same content in another state, or what the server made of what it was sent.
    else if (is(saved) || is(ports.contentOf(state.base))) goOnFrom(next, saved);
    else if (isDirty()) tell({ rival: next, problem: null, failedAt: null });
    else return adopt(next);
    changed();
  }

  /** Something was written. */
  function changed() {
    tell();
    // Until the next try there is a reason to wait.
    if (!state.willRetry) plan(IDLE_MS);
  }

  /** Saves all that is written, now, whatever was refused before; null where the server had it. Rejects with why it could not. */
  async function save(): Promise<A | null> {
    let answer: A | null = null;
    refused = null;
    failures = 0;
    // What is typed while a request runs is not in it.
    while (running || isDirty()) {
      if (state.rival) throw localProblem('ABORTED');
      if (!running && !isSavable(ports.content())) throw UNSAVABLE;
      answer = await pass();
    }
    return answer;
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (!listeners.size) clearTimeout(timer);
      };
    },
    isDirty,
    changed,
    flush,
    /** A field was left: the pause need not be waited for, unless the server asked for it. */
    fieldLeft() {
      if (!state.willRetry || !state.problem?.retryAfter) flush();
    },
    save,
    arrived,
    adopt,
    refetch: ports.refetch,
    /** She asks for another try; how it ends is told by the state. */
    retry: () => void save().catch(() => undefined),
    /** Waits for what is on its way, and starts nothing meanwhile: it is about to be sent with more. */
    async settle() {
      clearTimeout(timer);
      await running?.catch(() => undefined);
      clearTimeout(timer);
    },
    /** What this device kept stands in the form; it may have been written on another content than the server has now. */
    restored(isBasedOnServer: boolean) {
      if (!isBasedOnServer && isDirty()) tell({ rival: state.base });
      else goOnFrom(state.base, saved);
      changed();
    },
    /** What is written here counts; the next save replaces the other. */
    keepMine() {
      if (state.rival) goOnFrom(state.rival, ports.contentOf(state.rival));
      refused = null;
      changed();
      flush();
    },
    /** What was saved elsewhere counts. */
    takeTheirs() {
      if (state.rival) adopt(state.rival);
    },
  };
}

export type AutosaveControl<T extends Versioned, C, A = T> = ReturnType<typeof createAutosave<T, C, A>>;

function isSameShallow<S extends object>(a: S, b: S): boolean {
  return Object.entries(a).every(([name, value]) => Object.is(value, b[name as keyof S]));
}
