import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';
import { LessonWait } from '../evidence/lesson-wait.ts';
import { LiveMaterial } from './live-material.ts';
import { LivePoll } from './live-poll.ts';
import { RoomRecording } from './recording.ts';

/** HOST is the teacher; a guest comes by a signed link, as the student or as a guardian beside the student. */
export const LIVE_ROLES = ['HOST', 'STUDENT', 'GUARDIAN'] as const;
export type LiveRole = (typeof LIVE_ROLES)[number];

export const LIVE_ROLE_LABELS: Record<LiveRole, string> = { HOST: '선생님', STUDENT: '학생', GUARDIAN: '보호자' };

/** Up to so many people see each other without a media server. */
export const PEER_ROOM_MAX = 6;
/** Most people of a room, whatever carries the media. */
export const LIVE_ROOM_MAX = 30;

export const IceServer = v.object({
  urls: v.array(v.string()),
  username: v.optional(v.string()),
  credential: v.optional(v.string()),
});
export type IceServer = v.InferOutput<typeof IceServer>;

/** How picture and sound travel: between the browsers, by a media server, or somewhere else altogether. */
export const LiveMedia = v.variant('kind', [
  v.object({ kind: v.literal('PEER'), ice: v.array(IceServer) }),
  v.object({ kind: v.literal('SFU'), url: v.string(), token: v.string() }),
  v.object({ kind: v.literal('LINK'), url: v.string() }),
]);
export type LiveMedia = v.InferOutput<typeof LiveMedia>;

/** What a person needs to enter a room. */
export const RoomPass = v.object({
  /** For the `/live` namespace of the socket; good for a few minutes, a new one for each connection. */
  ticket: v.string(),
  participantId: Id,
  role: v.picklist(LIVE_ROLES),
  name: v.string(),
  media: LiveMedia,
});
export type RoomPass = v.InferOutput<typeof RoomPass>;

/** What a guest may know of a lesson before she is in. */
export const LiveLesson = v.object({
  lessonId: Id,
  title: v.string(),
  className: v.string(),
  teacherName: v.string(),
  startAt: Instant,
  endAt: Instant,
  opensAt: Instant,
  /** Ended or cancelled: there is no room any more. */
  isOver: v.boolean(),
});
export type LiveLesson = v.InferOutput<typeof LiveLesson>;

/** A way into one room without an account. */
export const GuestLink = v.object({
  id: Id,
  studentId: Id,
  studentName: v.string(),
  role: v.picklist(['STUDENT', 'GUARDIAN']),
  /** Path below the site prefix; who has it comes in. */
  path: v.string(),
  expiresAt: Instant,
});
export type GuestLink = v.InferOutput<typeof GuestLink>;

/** Microphone, camera and screen of a participant; LOW is a line on which only sound is sent. */
export const MediaState = v.strictObject({
  audio: v.boolean(),
  video: v.boolean(),
  screen: v.boolean(),
  line: v.picklist(['GOOD', 'WEAK', 'LOW']),
});
export type MediaState = v.InferOutput<typeof MediaState>;

export const LiveParticipant = v.object({
  id: Id,
  name: v.string(),
  role: v.picklist(LIVE_ROLES),
  media: MediaState,
  handUp: v.boolean(),
  /** Whether she may draw on the board; the server refuses her drawings where not. */
  mayDraw: v.boolean(),
  /** She looks at something else than what the host shows. */
  looksAlone: v.boolean(),
  joinedAt: Instant,
});
export type LiveParticipant = v.InferOutput<typeof LiveParticipant>;

/** Somebody at the door. */
export const WaitingGuest = v.object({
  id: Id,
  name: v.string(),
  role: v.picklist(LIVE_ROLES),
  /** Whose link it is; also of a guardian, who gives a name of her own. */
  studentName: v.nullable(v.string()),
  since: Instant,
});
export type WaitingGuest = v.InferOutput<typeof WaitingGuest>;

export const LiveMessage = v.object({ id: Id, participantId: Id, name: v.string(), text: v.string(), at: Instant });
export type LiveMessage = v.InferOutput<typeof LiveMessage>;

/** A page of the board: drawn things as the board's library writes them, each with an id and a version. */
export const BoardElement = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(64)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isDeleted: v.optional(v.boolean()),
});
export type BoardElement = v.InferOutput<typeof BoardElement>;

export const BoardPage = v.object({
  no: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  elements: v.array(BoardElement),
});
export type BoardPage = v.InferOutput<typeof BoardPage>;

/** What the host has before her, and with her everybody who follows: the people or her screen, the board, or the shown file. */
export const LIVE_FOCUSES = ['PEOPLE', 'BOARD', 'MATERIAL'] as const;
export type LiveFocus = (typeof LIVE_FOCUSES)[number];

/** Everything that stands in a room; sent to who enters, and again after a lost connection. */
export const RoomState = v.object({
  lesson: LiveLesson,
  participants: v.array(LiveParticipant),
  /** For the host only; empty for the others. */
  waiting: v.array(WaitingGuest),
  hasWaitingRoom: v.boolean(),
  /** Whether students may draw of whom the host did not decide one by one; guardians may not. */
  studentsMayDraw: v.boolean(),
  messages: v.array(LiveMessage),
  poll: v.nullable(LivePoll),
  focus: v.picklist(LIVE_FOCUSES),
  pages: v.array(BoardPage),
  /** The page that the host shows. */
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What the host shows of the class's material. */
  material: v.nullable(LiveMaterial),
  /** Null where lessons are not recorded here. */
  recording: v.nullable(RoomRecording),
  startedAt: v.nullable(Instant),
  /** For the host only; null for the others. */
  wait: v.nullable(LessonWait),
});
export type RoomState = v.InferOutput<typeof RoomState>;
