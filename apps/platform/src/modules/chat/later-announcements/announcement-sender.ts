import { createDueWorker } from '../../../core/due-worker.ts';
import type { IntervalWorker } from '../../../core/interval-worker.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { deliverAnnouncement, tellDeliveredAnnouncement } from './deliver-announcement.ts';
import { laterAnnouncementNotice } from './later-announcement-notices.ts';
import { type DueAnnouncement, laterAnnouncementQueries } from './later-announcements.queries.ts';

const EVERY_MS = 5_000;

/** Sends the announcements that are due: each in a transaction of its own, and once, however many processes look. */
export function announcementSender(deps: ChatDeps): IntervalWorker {
  const { db } = deps.database;
  const { clock } = deps;
  return createDueWorker<DueAnnouncement>(deps, {
    everyMs: EVERY_MS,
    due: (limit, after) => laterAnnouncementQueries(db).due(clock.now(), limit, after),
    async do(place) {
      const delivered = await db.transaction(async (tx) => {
        const row = await laterAnnouncementQueries(tx).claim(place, clock.now());
        if (!row) return undefined;
        const done = await deliverAnnouncement(tx, deps, row);
        const notice = laterAnnouncementNotice(row, done, clock.now());
        if (notice) await deps.notify(tx, notice);
        return done;
      });
      if (delivered) await tellDeliveredAnnouncement(deps, place, delivered);
    },
    says: {
      stays: 'an announcement that was kept stays for now',
      failed: 'sending kept announcements failed, and will be tried again',
    },
  });
}
