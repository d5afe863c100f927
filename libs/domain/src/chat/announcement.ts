import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { Filled, Id, Instant, TimeZone } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { NewAccountMessage } from './chat-message.ts';
import { ChatVerdict } from './states/verdict.ts';

/** How many classes hear an announcement, after how long somebody may be reminded of it again, and how many may wait. */
export const ANNOUNCEMENT_LIMITS = { classesMax: 20, remindAgainHours: 24, waitingMax: 20 } as const;

const { clientId, fileIds, contactReason } = NewAccountMessage.entries;

/** What an announcement says, and to which classes: words, and files with them. */
export const AnnouncementWords = v.strictObject({
  classIds: v.pipe(
    v.array(Id),
    v.minLength(1, '공지를 받을 수업을 골라 주세요.'),
    v.maxLength(
      ANNOUNCEMENT_LIMITS.classesMax,
      `수업은 한 번에 ${ANNOUNCEMENT_LIMITS.classesMax}개까지 고를 수 있어요.`,
    ),
  ),
  content: Filled(LIMITS.chatMessageMax, '공지할 말을 적어 주세요.'),
  fileIds,
  contactReason,
});
export type AnnouncementWords = v.InferOutput<typeof AnnouncementWords>;

/** What a teacher says to several of her classes at once; the same `clientId` is one (R16, CHT-2). */
export const NewAnnouncement = v.strictObject({ clientId, ...AnnouncementWords.entries });
export type NewAnnouncement = v.InferOutput<typeof NewAnnouncement>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * For how many it is, and how many of them have read it: each account and each guardian once, in however many of the classes she is. Who
 * joined several classes by a form for each is a guardian of her own in each: an e-mail that was typed there proves nobody, and two
 * guardians may share one.
 */
const reading = { readerCount: count, readCount: count };

/** A class that may hear an announcement, with how many people in its room would read it. */
export const AnnouncementClass = v.object({
  id: Id,
  name: v.string(),
  readerCount: count,
  /** By whose clocks its families live, each once. */
  timeZones: v.array(TimeZone),
});
export type AnnouncementClass = v.InferOutput<typeof AnnouncementClass>;

/** An announcement as the list shows it. */
export const AnnouncementSummary = v.object({
  id: Id,
  /** How it begins; empty once it was taken back. */
  preview: v.string(),
  at: Instant,
  classNames: v.array(v.string()),
  isDeleted: v.boolean(),
  /** The team removed it, and not its teacher. */
  isRemovedByTeam: v.boolean(),
  ...reading,
});
export type AnnouncementSummary = v.InferOutput<typeof AnnouncementSummary>;

/** Somebody for whom an announcement is; who has left the class since is missing. */
export const AnnouncementReader = v.object({
  id: Id,
  name: v.string(),
  /** Whose guardian she is; nobody's where it is a student. */
  students: v.array(v.string()),
  /** In one of the classes, whichever; when that was nobody knows. */
  hasRead: v.boolean(),
  /** Whether a mail reaches her: a guardian whose address is known. */
  isReached: v.boolean(),
  /** When she was last reminded. */
  remindedAt: v.nullable(Instant),
  /** When she will be: a reminder waits for the end of her night. */
  remindsAt: v.nullable(Instant),
});
export type AnnouncementReader = v.InferOutput<typeof AnnouncementReader>;

export const Announcement = v.object({
  id: Id,
  content: v.string(),
  files: v.array(FileRef),
  at: Instant,
  editedAt: v.nullable(Instant),
  deletedAt: v.nullable(Instant),
  /** What the team decided of it, and why. */
  verdict: v.nullable(ChatVerdict),
  ...reading,
  /** How many have not read it and may be reminded now: whom a mail reaches, and nobody has reminded within a day. */
  remindableCount: count,
  /** The classes that it was meant for and did not reach: they were over by the time when it was sent. */
  missedClasses: v.array(v.string()),
  classes: v.array(
    v.object({
      id: Id,
      name: v.string(),
      /** The room of the class, in which it stands. */
      chatId: Id,
      readers: v.array(AnnouncementReader),
    }),
  ),
});
export type Announcement = v.InferOutput<typeof Announcement>;
