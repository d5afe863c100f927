import { type ApiProblem, localProblem, problemOf } from '@portal/api/api-problem';
import { isSameValue } from '@portal/domain/contract/same-value';

/** How what is written stands with the server. */
export type SaveState =
  | { readonly is: 'clean' | 'waiting' | 'saving' | 'blocked' | 'conflict' }
  | { readonly is: 'failed'; readonly problem: ApiProblem };

export interface AutosaveOptions<T> {
  /** What is written now. */
  content: () => T;
  /** False while the server would refuse it whatever happens. */
  isSavable: () => boolean;
  send: () => Promise<void>;
  show: (state: SaveState) => void;
}

/** A pause in writing after which the draft is saved (design 4.6). */
export const IDLE_MS = 10_000;
const RETRY_MS = 15_000;

/** Whether the same request may succeed later: no connection, a busy or broken server. */
const mayPass = ({ status }: ApiProblem) => typeof status === 'string' || status === 429 || status >= 500;

/** Sends what is written after a pause, one request at a time, and again after a failure; a conflict waits for her. */
export function createAutosave<T>({ content, isSavable, send, show }: AutosaveOptions<T>) {
  let saved = content();
  // What the server may have although its answer was lost.
  let attempted = saved;
  let isHeld = false;
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const isDirty = () => !isSameValue(content(), saved);
  const stateNow = (): SaveState => ({ is: isDirty() ? (isSavable() ? 'waiting' : 'blocked') : 'clean' });
  const plan = (ms: number) => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void pass().catch(() => undefined), ms);
  };

  function pass(): Promise<void> {
    clearTimeout(timer);
    return (running ??= attempt().finally(() => (running = undefined)));
  }

  async function attempt(): Promise<void> {
    if (isHeld) throw localProblem('ABORTED');
    if (!isDirty()) return show({ is: 'clean' });
    if (!isSavable()) throw localProblem('ABORTED');
    attempted = content();
    show({ is: 'saving' });
    try {
      await send();
    } catch (error) {
      fail(problemOf(error));
      throw error;
    }
    saved = attempted;
    show(stateNow());
    if (isDirty()) plan(IDLE_MS);
    return undefined;
  }

  function fail(problem: ApiProblem) {
    isHeld = problem.code === 'VERSION_CONFLICT';
    if (isHeld) return show({ is: 'conflict' });
    show({ is: 'failed', problem });
    if (mayPass(problem)) plan(problem.retryAfter ? problem.retryAfter * 1_000 : RETRY_MS);
    return undefined;
  }

  return {
    /** Something was written. */
    changed() {
      if (isHeld) return;
      if (isDirty()) plan(IDLE_MS);
      else clearTimeout(timer);
      // The end of a running request tells by itself how things stand.
      if (!running) show(stateNow());
    },
    /** Saves all that is written, now; rejects with why it could not. */
    async flush(): Promise<void> {
      // What is typed while a request runs is not in it.
      do await pass();
      while (isDirty());
    },
    /** The server has this, whatever stands here. */
    adopt(theirs: T) {
      clearTimeout(timer);
      isHeld = false;
      saved = attempted = theirs;
      show(stateNow());
      if (isDirty()) plan(IDLE_MS);
    },
    /** Somebody else wrote meanwhile: nothing is sent until she has chosen and `adopt` says from what she goes on. */
    hold() {
      clearTimeout(timer);
      isHeld = true;
      show({ is: 'conflict' });
    },
    /** Whether there is something here that the server has not got. */
    isDirty,
    /** Whether the server's content is nothing but what was sent from here. */
    isOurs: (theirs: T) =>
      isSameValue(theirs, saved) || isSameValue(theirs, attempted) || isSameValue(theirs, content()),
    /** Until the returned function is called, a pause saves by itself. */
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
        clearTimeout(timer);
      };
    },
  };
}

export type Autosave<T> = ReturnType<typeof createAutosave<T>>;
