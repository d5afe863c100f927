import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { Id, Instant } from '../contract/scalar.ts';
import { NewAnnouncement } from './announcement.ts';

/** Why an announcement could not be sent when it was due: all of its classes were over, or a file is gone. */
export const LATER_ANNOUNCEMENT_FAILURES = ['NO_CLASS', 'FILE_GONE'] as const;
export type LaterAnnouncementFailure = (typeof LATER_ANNOUNCEMENT_FAILURES)[number];

/** An announcement that is kept for a moment; the same `clientId` is one (R16, CHT-2). */
export const NewLaterAnnouncement = v.strictObject({ ...NewAnnouncement.entries, sendAt: Instant });
export type NewLaterAnnouncement = v.InferOutput<typeof NewLaterAnnouncement>;

/** An announcement that waits for its time. Under the same id it is an announcement then. */
export const LaterAnnouncement = v.object({
  id: Id,
  content: v.string(),
  files: v.array(FileRef),
  classes: v.array(
    v.object({
      id: Id,
      name: v.string(),
      /** False of one that is over by now: it would hear nothing. */
      isOpen: v.boolean(),
    }),
  ),
  /** A file that it was kept with is there no more: it cannot leave before it is written anew. */
  isFileGone: v.boolean(),
  /** Why contact data stands in it; null where there is none. */
  contactReason: v.nullable(v.string()),
  sendAt: Instant,
  /** Null while it waits. */
  failure: v.nullable(v.picklist(LATER_ANNOUNCEMENT_FAILURES)),
});
export type LaterAnnouncement = v.InferOutput<typeof LaterAnnouncement>;
