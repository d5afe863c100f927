import type { EvidenceEvent } from '@portal/domain/evidence/lesson-evidence';
import type { LiveAnswer } from '@portal/domain/live/live-events';
import { MINUTE } from './apps/lesson-desk-app.ts';
import type { LiveApp, Visitor } from './apps/live-app.ts';

export const OK: LiveAnswer = { ok: true };
export const refused = (code: string) => ({ ok: false, code });

/** Lessons of a live app, the people in their rooms, and what is written of them. */
export function liveVisits(t: LiveApp, name: string) {
  let no = 0;
  /** A lesson of an hour that begins in so many minutes, of which the clock has not told anybody yet. */
  function aLesson(inMinutes = 5): Promise<string> {
    t.clock.advance(3 * 60 * MINUTE);
    const startAt = new Date(t.clock.now().getTime() + inMinutes * MINUTE).toISOString();
    return t.addLesson(`les_${name}_${++no}`, startAt);
  }
  return {
    aLesson,
    /** A room with its host and the first student. */
    async inRoom(): Promise<{ id: string; host: Visitor; guest: Visitor }> {
      const id = await aLesson();
      const host = await t.host(id);
      await host.hear('live.state');
      const guest = await t.guest(id);
      await guest.hear('live.state');
      await host.hear('live.participant');
      return { id, host, guest };
    },
    kinds: async (id: string) => (await t.evidenceOf(id)).events.map(({ kind }) => kind),
    /** The last such event; evidence is written behind the room's back. */
    async proved(id: string, kind: EvidenceEvent['kind']): Promise<EvidenceEvent> {
      for (let tries = 0; tries < 100; tries++) {
        const found = (await t.evidenceOf(id)).events.findLast((event) => event.kind === kind);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`${kind} is not in the evidence`);
    },
  };
}
