import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { type MemberTalks, previewOf } from '../../chat/module.ts';
import { familyCardLine } from './card-words.ts';
import { chatLetter } from './chat-letter.ts';
import { familyVisitQueries, type UnseenMessage } from './family-visits.queries.ts';
import { type FamilyLetterDeps, writeToFamily } from './write-to-family.ts';

const EVERY_MS = 30_000;
/** Who has the page open sees a message before. */
const WAITS_MS = 5 * millisecondsInMinute;
/** A platform that was away for no longer than this still tells of it. */
const CATCH_UP_MS = millisecondsInHour;
const TOLD_AT_ONCE = 100;

export interface ChatLetterDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'log'>, FamilyLetterDeps {
  readonly talks: Pick<MemberTalks, 'cardOf'>;
}

/** Writes to families that are not at their page when their teacher has written to them: once, until they were there again. */
export function chatLetters(deps: ChatLetterDeps): IntervalWorker {
  const {
    database: { db },
    clock,
    log,
    talks,
  } = deps;

  async function tell(unseen: UnseenMessage, now: Date): Promise<void> {
    const { guardianId, roomId, content, voice, card, room } = unseen;
    await db.transaction(async (tx) => {
      if (!(await familyVisitQueries(tx).tell(unseen, now))) return;
      await writeToFamily(deps, tx, unseen, async ({ reader, ...names }) => {
        const cardLine = card ? familyCardLine(await talks.cardOf(tx, guardianId, roomId, card), reader) : '';
        const preview = previewOf(content) || cardLine;
        return chatLetter({ ...names, preview, voiceSeconds: voice?.seconds ?? null, room });
      });
    });
  }

  async function work(): Promise<void> {
    const now = clock.now();
    const span = { from: subMilliseconds(now, CATCH_UP_MS), to: subMilliseconds(now, WAITS_MS) };
    const visits = familyVisitQueries(db);
    // One letter for a page, and about the talk that is hers alone where both wait.
    for (const unseen of await visits.unseenAlone(span, TOLD_AT_ONCE)) await tell(unseen, now);
    for (const unseen of await visits.unseenInClasses(span, TOLD_AT_ONCE)) await tell(unseen, now);
  }

  return createIntervalWorker(work, {
    clock,
    everyMs: EVERY_MS,
    onFailure: (err) => log.error({ err }, 'letters about messages failed, and will be tried again'),
  });
}
