import type { ServerEvent, ServerEvents } from '@portal/domain/wire/realtime-events';

/** What a carrier of realtime messages (the chat socket) must be able to do. */
export interface RealtimeSink {
  tell<E extends ServerEvent>(userId: string, event: E, payload: ServerEvents[E]): void;
  /** Ends every socket of a session; the client is told why first. */
  closeSession(sessionId: string, reason?: string): void;
  closeUser(userId: string, reason?: string): void;
}

/** Modules speak to the hub; the socket attaches itself, so nobody depends on it. */
export interface RealtimeHub extends RealtimeSink {
  attach(sink: RealtimeSink): () => void;
}

export function createRealtimeHub(): RealtimeHub {
  const sinks = new Set<RealtimeSink>();
  return {
    attach(sink) {
      sinks.add(sink);
      return () => sinks.delete(sink);
    },
    tell(userId, event, payload) {
      for (const sink of sinks) sink.tell(userId, event, payload);
    },
    closeSession(sessionId, reason) {
      for (const sink of sinks) sink.closeSession(sessionId, reason);
    },
    closeUser(userId, reason) {
      for (const sink of sinks) sink.closeUser(userId, reason);
    },
  };
}
