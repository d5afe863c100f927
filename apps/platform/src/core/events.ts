/** Things that happened in one module and that others may react to, after the fact and without delaying the cause. */
export interface PlatformEvents {
  'session.started': { userId: string; sessionId: string };
  'session.revoked': { userId: string; sessionId: string; reason: SessionEnd };
  'user.created': { userId: string };
  /** Her desks are others, or she was deactivated. */
  'operator.changed': { operatorId: string };
  /** Its time or its status: moved, started, made longer, ended, cancelled. */
  'lesson.changed': { lessonId: string };
  /** Its files, or whether they may be downloaded. */
  'lecture.changed': { lectureId: string };
}

export type SessionEnd = 'LOGOUT' | 'REUSE' | 'REVOKED';
export type PlatformEvent = keyof PlatformEvents;
type Listener<E extends PlatformEvent> = (payload: PlatformEvents[E]) => void | Promise<void>;

export interface Events {
  on<E extends PlatformEvent>(event: E, listener: Listener<E>): () => void;
  emit<E extends PlatformEvent>(event: E, payload: PlatformEvents[E]): void;
}

/** `onFailure` hears of a listener that threw; the emitter never does. */
export function createEvents(onFailure: (error: unknown, event: PlatformEvent) => void): Events {
  const listeners = new Map<PlatformEvent, Set<Listener<never>>>();
  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener as Listener<never>));
      return () => known.delete(listener as Listener<never>);
    },
    emit(event, payload) {
      for (const listener of listeners.get(event) ?? [])
        Promise.resolve()
          .then(() => listener(payload as never))
          .catch((error: unknown) => onFailure(error, event));
    },
  };
}
