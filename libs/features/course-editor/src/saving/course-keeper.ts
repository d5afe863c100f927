import { type ApiProblem, localProblem, problemOf } from '@portal/api/api-problem';
import { errorMessage } from '@portal/domain/contract/error-code';
import { isSameValue } from '@portal/domain/contract/same-value';
import { type Course, type CourseDraft, courseDraftOf } from '@portal/domain/courses/course';
import { now } from '@portal/portal-core/clock';
import { weighArrival } from './course-arrival.ts';
import { basisOf, type CourseFields, draftOf, fieldsOf } from '../form/course-fields.ts';
import { limitFindings } from '../form/form-findings.ts';
import { savePolicyOf } from './save-policy.ts';

/** The answer to a save. */
export interface SavedCourse {
  readonly course: Course;
  readonly canceledRequestId: string | null;
  readonly isLiveNow: boolean;
}

export interface KeeperState {
  /** What the server has, as far as the form was told. */
  readonly course: Course;
  /** What somebody else saved meanwhile, until it is decided which of the two counts. */
  readonly rival: Course | null;
  /** Something is written that the server has not got. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly savedAt: Date | null;
  /** Why the last save did not work. */
  readonly problem: ApiProblem | null;
}

export interface KeeperPorts {
  read(): CourseFields;
  /** Puts another content into the form. */
  write(fields: CourseFields): void;
  /** Notes on which saved content the form stands now. */
  rebase(basis: string): void;
  send(version: number, content: CourseDraft): Promise<SavedCourse>;
  /** Asks the server how the course stands; the answer comes by `arrived`. */
  ask(): void;
}

/** A pause in writing after which a draft is saved. */
export const IDLE_MS = 5_000;
const RETRY_MS = 15_000;
const UNSAVABLE: ApiProblem = { status: 400, code: 'VALIDATION', message: errorMessage('VALIDATION') };

/**
 * Stands between a form and the server: saves by itself where that harms nothing, one request at a time, and never lets
 * what comes from elsewhere overwrite what is written here (CRS-3, W9).
 */
export function createCourseKeeper(course: Course, ports: KeeperPorts) {
  let state: KeeperState = { course, rival: null, isDirty: false, isSaving: false, savedAt: null, problem: null };
  let sent: CourseDraft | null = null;
  let running: Promise<SavedCourse | null> | undefined;
  let waiting: Course | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(part: Partial<KeeperState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  const mine = () => draftOf(ports.read());
  const isDirty = () => !isSameValue(mine(), courseDraftOf(state.course.content));
  const savesByItself = () => savePolicyOf(state.course).saves === 'BY_ITSELF' && state.rival === null;

  function plan(ms: number) {
    clearTimeout(timer);
    timer = savesByItself() && isDirty() ? setTimeout(flush, ms) : undefined;
  }

  /** Saves what is written if that may happen without a question. */
  function flush() {
    // What is on its way has not got what was written since.
    if (running) void running.then(flush, () => undefined);
    else if (savesByItself() && isDirty() && !limitFindings(mine()).length) void save().catch(() => undefined);
  }

  function save(): Promise<SavedCourse | null> {
    clearTimeout(timer);
    return (running ??= attempt().finally(() => {
      running = undefined;
      if (waiting) arrived(waiting);
    }));
  }

  async function attempt(): Promise<SavedCourse | null> {
    if (!isDirty()) return null;
    if (state.rival) throw localProblem('ABORTED');
    if (limitFindings(mine()).length) throw UNSAVABLE;
    sent = mine();
    set({ isSaving: true, problem: null });
    try {
      const answer = await ports.send(state.course.version, sent);
      take(answer.course);
      set({ isSaving: false, isDirty: isDirty(), savedAt: now() });
      plan(IDLE_MS);
      return answer;
    } catch (error) {
      const problem = problemOf(error);
      set({ isSaving: false, problem });
      if (problem.status === 409) ports.ask();
      else plan(problem.retryAfter ? problem.retryAfter * 1_000 : RETRY_MS);
      throw problem;
    }
  }

  /** Goes on from a course without touching what is written. */
  function take(next: Course) {
    set({ course: next, rival: null, problem: null });
    ports.rebase(basisOf(next.content));
  }

  /** Shows a course in place of what is written. */
  function adopt(next: Course) {
    ports.write(fieldsOf(next.content));
    set({ course: next, rival: null, isDirty: false, problem: null });
  }

  /** The server says how the course stands. */
  function arrived(next: Course) {
    if (next === state.course) return;
    // An answer on its way tells more: what comes meanwhile may be nothing but its own echo.
    waiting = running ? next : null;
    if (waiting) return;
    const arrival = weighArrival({ base: state.course, mine: mine(), sent }, next);
    if (arrival === 'ADOPT') adopt(next);
    if (arrival === 'CONFLICT') set({ rival: next, problem: null });
    if (arrival === 'REBASE') {
      take(next);
      changed();
    }
  }

  /** Something was written. */
  function changed() {
    const is = isDirty();
    if (is !== state.isDirty) set({ isDirty: is, problem: is ? state.problem : null });
    plan(IDLE_MS);
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
    save,
    flush,
    arrived,
    read: ports.read,
    refresh: ports.ask,
    adopt,
    changed,
    /** What this device kept was written on another content than the server has now. */
    meetRestored() {
      const isStale = ports.read().basedOn !== basisOf(state.course.content);
      if (isStale && isDirty()) set({ rival: state.course, isDirty: true });
      else take(state.course);
      changed();
    },
    /** What is written here counts; the next save replaces the other. */
    keepMine() {
      if (state.rival) take(state.rival);
      changed();
    },
    /** What was saved elsewhere counts. Returns what is given up, so that it can be taken back. */
    takeTheirs(): CourseFields {
      const given = ports.read();
      if (state.rival) adopt(state.rival);
      return given;
    },
    /** Puts back what was given up. */
    restore(given: CourseFields) {
      ports.write({ ...given, basedOn: basisOf(state.course.content) });
      changed();
    },
  };
}

export type CourseKeeper = ReturnType<typeof createCourseKeeper>;
