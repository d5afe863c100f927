import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { TALK_IN_ADDRESS } from '@portal/domain/families/family-chat';
import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { type MemberTalks, previewOf } from '../../chat/module.ts';
import { familyPaths, familyQueries } from '../../classes/module.ts';
import type { NotificationsModule } from '../../notifications/module.ts';
import type { FamilyDeps } from '../family-door.service.ts';
import { familyCardLine } from './card-words.ts';
import { chatLetter } from './chat-letter.ts';
import { familyVisitQueries, type UnseenMessage } from './family-visits.queries.ts';

const EVERY_MS = 30_000;
/** Who has the page open sees a message before. */
const WAITS_MS = 5 * millisecondsInMinute;
/** A platform that was away for no longer than this still tells of it. */
const CATCH_UP_MS = millisecondsInHour;
const TOLD_AT_ONCE = 100;

export interface ChatLetterDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'log'>, Pick<FamilyDeps, 'accounts'> {
  readonly mail: NotificationsModule['mail'];
  readonly talks: Pick<MemberTalks, 'cardOf'>;
}

/** Writes to families that are not at their page when their teacher has written to them: once, until they were there again. */
export function chatLetters({ database: { db }, clock, log, accounts, mail, talks }: ChatLetterDeps): IntervalWorker {
  async function tell(unseen: UnseenMessage, now: Date): Promise<void> {
    const { classId, guardianId, teacherId, roomId, content, voice, card, room } = unseen;
    await db.transaction(async (tx) => {
      if (!(await familyVisitQueries(tx).tell(unseen, now))) return;
      const family = await familyQueries(tx).of(classId, guardianId);
      const to = await familyQueries(tx).recipientOf(classId, guardianId);
      const teacher = await accounts.getUser(tx, teacherId);
      const path = (await familyPaths(tx, classId, [guardianId])).get(guardianId);
      if (!to || !family || !teacher || !path) return;
      const letter = chatLetter({
        className: family.class.name,
        teacherName: teacher.name,
        preview:
          previewOf(content) || (card ? familyCardLine(await talks.cardOf(tx, guardianId, roomId, card), to) : ''),
        voiceSeconds: voice?.seconds ?? null,
        room,
      });
      await mail(tx, {
        ...letter(to, to.studentNames),
        path: `${path}?${TALK_IN_ADDRESS.name}=${TALK_IN_ADDRESS.values[room]}`,
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
