import * as v from 'valibot';
import { ClientId, Filled, Id, Instant } from '../contract/scalar.ts';
import { LessonWait } from '../evidence/lesson-wait.ts';
import { LiveMaterial, MaterialToShow } from './live-material.ts';
import { LivePoll, NewPoll } from './live-poll.ts';
import {
  BoardElement,
  LIVE_FOCUSES,
  LiveMessage,
  LiveParticipant,
  MediaState,
  RoomState,
  WaitingGuest,
} from './live-room.ts';
import { RoomRecording } from './recording.ts';

/** The rooms have a namespace of their own on the one socket server (SOCKET_PATH). */
export const LIVE_NAMESPACE = '/live';

const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));

/** A step of WebRTC's negotiation; the server passes it on unread, to somebody in the same room only. */
export const Signal = v.strictObject({
  description: v.optional(
    v.strictObject({
      type: v.picklist(['offer', 'answer', 'pranswer', 'rollback']),
      sdp: v.optional(v.pipe(v.string(), v.maxLength(60_000))),
    }),
  ),
  candidate: v.optional(
    v.nullable(
      v.strictObject({
        candidate: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
        sdpMid: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
        sdpMLineIndex: v.optional(v.nullable(v.number())),
        usernameFragment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)))),
      }),
    ),
  ),
});
export type Signal = v.InferOutput<typeof Signal>;

/** What a participant says. Each is answered with `{ok: true}` or `{ok: false, code}`. */
export const LIVE_REQUESTS = {
  'live.signal': v.strictObject({ to: Id, signal: Signal }),
  'live.media': MediaState,
  'live.hand': v.strictObject({ up: v.boolean() }),
  'live.chat': v.strictObject({ clientId: ClientId, text: Filled(1_000, '보낼 말을 적어 주세요.') }),
  'live.vote': v.strictObject({ pollId: Id, option: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  'live.board': v.strictObject({ page, elements: v.pipe(v.array(BoardElement), v.maxLength(500)) }),
  /** Whether she follows the host or looks at something else. */
  'live.look': v.strictObject({ alone: v.boolean() }),
  'live.leave': v.strictObject({}),
} as const;

/** What only the host may say. */
export const LIVE_HOST_REQUESTS = {
  'live.admit': v.strictObject({ guestId: Id, admit: v.boolean() }),
  'live.waitingRoom': v.strictObject({ on: v.boolean() }),
  'live.mute': v.strictObject({ participantId: v.nullable(Id) }),
  'live.remove': v.strictObject({ participantId: Id }),
  /** The right to draw: of one guest, or for all, which undoes what was decided one by one. */
  'live.drawing': v.strictObject({ participantId: v.nullable(Id), may: v.boolean() }),
  /** Takes a hand down that was seen; of one, or of all. */
  'live.lowerHand': v.strictObject({ participantId: v.nullable(Id) }),
  /** Asks; closes what is open, which shows its result to all; takes away what is closed. */
  'live.poll': v.nullable(NewPoll),
  /** Begins or ends the recording; refused as NOT_ALLOWED while somebody's consent is missing. */
  'live.record': v.strictObject({ on: v.boolean() }),
  'live.focus': v.strictObject({ focus: v.picklist(LIVE_FOCUSES) }),
  'live.page': v.strictObject({ page }),
  'live.material': v.nullable(MaterialToShow),
  /** The prepared message to students who are not there yet. */
  'live.waitMessage': v.strictObject({}),
} as const;

/** What the server says. */
export const LIVE_EVENTS = {
  'live.state': RoomState,
  /** At the door: the host has not let her in yet, or will not. */
  'live.door': v.object({ state: v.picklist(['WAITING', 'REFUSED', 'FULL', 'CLOSED']), opensAt: v.nullable(Instant) }),
  'live.participant': v.object({ participant: LiveParticipant }),
  'live.left': v.object({ participantId: Id }),
  'live.waiting': v.object({ waiting: v.array(WaitingGuest) }),
  'live.signalled': v.object({ from: Id, signal: Signal }),
  'live.muted': v.object({}),
  'live.message': LiveMessage,
  'live.polled': v.object({ poll: v.nullable(LivePoll) }),
  'live.drawn': v.object({ page, elements: v.array(BoardElement) }),
  /** To who drew without the right: how these things stand, and which of them do not stand at all. */
  'live.undrawn': v.object({ page, ids: v.array(v.string()), elements: v.array(BoardElement) }),
  'live.permitted': v.object({ studentsMayDraw: v.boolean() }),
  'live.focused': v.object({ focus: v.picklist(LIVE_FOCUSES) }),
  'live.turned': v.object({ page }),
  'live.shown': v.object({ material: v.nullable(LiveMaterial) }),
  /** To the host, after somebody has come or gone. */
  'live.waited': v.object({ wait: LessonWait }),
  'live.recorded': v.object({ recording: RoomRecording }),
  'live.timed': v.object({ startedAt: v.nullable(Instant), endAt: Instant }),
  /** The room is gone for this person: ended for all, removed, opened elsewhere, or her link was renewed. */
  'live.over': v.object({ reason: v.picklist(['ENDED', 'REMOVED', 'ELSEWHERE', 'LINK']) }),
} as const;

type Payloads<T extends Record<string, v.GenericSchema>> = { [Name in keyof T]: v.InferOutput<T[Name]> };
export type LiveRequests = Payloads<typeof LIVE_REQUESTS> & Payloads<typeof LIVE_HOST_REQUESTS>;
export type LiveEvents = Payloads<typeof LIVE_EVENTS>;

/** Why a request of the room was refused. */
export const LIVE_REFUSALS = ['NOT_HOST', 'NOT_ALLOWED', 'NOT_IN_ROOM', 'NOT_FOUND', 'INVALID', 'RATE_LIMIT'] as const;
export type LiveAnswer = { ok: true } | { ok: false; code: (typeof LIVE_REFUSALS)[number] };
