import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../core/database/database.ts';
import type { LiveDeps } from '../live-deps.ts';
import type { Entrant } from '../live-tickets.ts';
import { type PresenceRow, presenceQueries } from './presence.queries.ts';

/** How often a process says that its people are still there. */
export const SEEN_EVERY_MS = 10_000;
/** Of whom nothing was seen for so long, her process has died. */
const UNSEEN_AFTER_MS = 3 * SEEN_EVERY_MS;

export type Place = PresenceRow['place'];
export type LivePresence = ReturnType<typeof livePresence>;

const keyOf = ({ lessonId, participantId }: Pick<Entrant, 'lessonId' | 'participantId'>) =>
  `${lessonId} ${participantId}`;

/** Of a guest the chain names the student by whose link she came. */
const cameAs = ({ role, studentId }: Entrant) => ({ role, ...(studentId !== undefined && { studentId }) });

/**
 * Who is in rooms and at their doors, as the chains of evidence have it: what this says in a transaction stands in both or in
 * neither, so that whoever finds it after a crash knows whose stays have no end.
 */
export function livePresence({
  database: { db },
  evidence,
  clock,
  log,
}: Pick<LiveDeps, 'database' | 'evidence' | 'clock' | 'log'>) {
  const holder = randomUUID();

  /** Ends a stay whose end nobody saw. */
  const recovered = (tx: Tx, { lessonId, name, actorId, role, seenAt }: PresenceRow, at: Date) =>
    evidence.append(tx, lessonId, {
      kind: 'RECOVERED',
      actor: name,
      actorId,
      at,
      data: { role, lastSeen: seenAt.toISOString() },
    });

  return {
    /** She comes to this place, unless she is there already by the chain. */
    async come(tx: Tx, place: Place, entrant: Entrant, at: Date): Promise<void> {
      const { lessonId, participantId, actorId, name, role, studentId = null } = entrant;
      const queries = presenceQueries(tx);
      const before = await queries.find(entrant);
      if (before?.holder === holder && before.place === place) return;
      // Another process had her, and is gone or has lost her.
      if (before && before.holder !== holder && (await queries.take(before))) await recovered(tx, before, at);
      const kind = place === 'ROOM' ? 'JOINED' : 'WAITED';
      await evidence.append(tx, lessonId, { kind, actor: name, actorId, at, data: cameAs(entrant) });
      const who = { lessonId, participantId, actorId, name, role, studentId };
      await queries.put({ ...who, holder, place, since: at, seenAt: at });
    },

    /** She is gone; false where the chain has ended her stay already. */
    go: async (tx: Tx, entrant: Entrant): Promise<boolean> =>
      (await presenceQueries(tx).take({ ...entrant, holder })) !== undefined,

    /** These are still with this process; answers those of whom the chain does not know it any more. */
    async see(entrants: readonly Entrant[]): Promise<Entrant[]> {
      const rows = await presenceQueries(db).see(holder, entrants, clock.now());
      const known = new Set(rows.map(keyOf));
      return entrants.filter((entrant) => !known.has(keyOf(entrant)));
    },

    /** Ends stays whose process has died, of one lesson or of all, each once; answers of which lessons. */
    async recover(only?: string): Promise<ReadonlySet<string>> {
      const found = new Set<string>();
      for (const key of await presenceQueries(db).unseen(UNSEEN_AFTER_MS, clock.now(), only))
        try {
          await db.transaction(async (tx) => {
            const at = clock.now();
            const row = await presenceQueries(tx).takeUnseen(key, UNSEEN_AFTER_MS, at);
            if (row && (await recovered(tx, row, at))) found.add(key.lessonId);
          });
        } catch (err) {
          log.error({ err, lesson: key.lessonId }, 'the end of a stay was not written, and will be tried again');
        }
      return found;
    },
  };
}
