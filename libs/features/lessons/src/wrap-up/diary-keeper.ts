import * as v from 'valibot';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { isSameValue } from '@portal/domain/contract/same-value';
import { DiaryDraft, type LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { now } from '@portal/portal-core/clock';
import { draftOfDiary } from './wrap-up-fields.ts';

export interface KeeperState {
  readonly isSaving: boolean;
  readonly savedAt: Date | null;
  readonly problem: ApiProblem | null;
  /** What was written elsewhere meanwhile, until it is decided which of the two counts. */
  readonly rival: LessonDiary | null;
}

export interface KeeperPorts {
  read(): DiaryDraft;
  /** Puts a diary from elsewhere into the form. */
  adopt(diary: LessonDiary): void;
  /** Goes on from a version without touching what is written. */
  rebase(version: number): void;
  send(draft: DiaryDraft): Promise<LessonDiary>;
  /** Asks the server how the lesson stands; its diary comes by `arrived`. */
  ask(): void;
}

/** A pause in writing after which the diary is saved. */
export const IDLE_MS = 1_500;
const RETRY_MS = 15_000;

const textsOf = ({ version: _, ...texts }: DiaryDraft) => texts;

/** Saves a diary while it is written, one request at a time, and never lets another's words overwrite these (W3, W9). */
export function createDiaryKeeper(proposed: DiaryDraft, ports: KeeperPorts) {
  let kept = proposed;
  let state: KeeperState = { isSaving: false, savedAt: null, problem: null, rival: null };
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function set(part: Partial<KeeperState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  const isDirty = () => !isSameValue(textsOf(ports.read()), textsOf(kept));

  function plan(ms: number) {
    clearTimeout(timer);
    // Who has left the page is not followed: what could not be saved then waits on this device.
    const isShown = listeners.size > 0;
    timer = isShown && isDirty() && !state.rival && !isClosed ? setTimeout(() => void save(), ms) : undefined;
  }

  async function attempt(): Promise<void> {
    const draft = ports.read();
    // Too long a text is said at its field; until it is mended this device keeps it.
    if (!isDirty() || isClosed || state.rival || !v.is(DiaryDraft, draft)) return;
    set({ isSaving: true, problem: null });
    try {
      take(await ports.send(draft));
      set({ isSaving: false, savedAt: now() });
      plan(IDLE_MS);
    } catch (error) {
      const problem = problemOf(error);
      set({ isSaving: false, problem });
      if (problem.status === 409) ports.ask();
      else plan(problem.retryAfter ? problem.retryAfter * 1_000 : RETRY_MS);
    }
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    return (running ??= attempt().finally(() => (running = undefined)));
  }

  function take(diary: LessonDiary) {
    kept = draftOfDiary(diary);
    ports.rebase(diary.version);
  }

  return {
    state: () => state,
    kept: () => kept,
    isDirty,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (!listeners.size) clearTimeout(timer);
      };
    },
    save,
    changed: () => plan(IDLE_MS),
    /** Waits for what is on its way: the diary is about to be sent. */
    async settle() {
      clearTimeout(timer);
      await running;
    },
    /** The diary was sent; from here on nothing can be saved. */
    close() {
      clearTimeout(timer);
      isClosed = true;
    },
    /** The server says how the diary stands. */
    arrived(diary: LessonDiary) {
      const mine = ports.read();
      if (running || diary.sentAt !== null || diary.version <= mine.version) return;
      if (isSameValue(textsOf(mine), textsOf(draftOfDiary(diary)))) take(diary);
      else if (isDirty()) set({ rival: diary });
      else {
        kept = draftOfDiary(diary);
        ports.adopt(diary);
      }
    },
    /** What is written here counts; the next save replaces the other. */
    keepMine() {
      if (state.rival) ports.rebase(state.rival.version);
      set({ rival: null, problem: null });
      plan(0);
    },
    /** What was written elsewhere counts. */
    takeTheirs() {
      if (!state.rival) return;
      kept = draftOfDiary(state.rival);
      ports.adopt(state.rival);
      set({ rival: null, problem: null });
    },
  };
}

export type DiaryKeeper = ReturnType<typeof createDiaryKeeper>;
