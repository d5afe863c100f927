import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';
import { LIVE_ROLES } from '../live/live-room.ts';

/** What a lesson leaves behind as a proof (domain-model 3.1.5, W1). */
export const EVIDENCE_KINDS = [
  'ROOM_OPENED',
  'STARTED',
  'WAITED',
  'TURNED',
  'JOINED',
  'LEFT',
  'RECOVERED',
  'WAIT_MESSAGE',
  'MATERIAL_SHOWN',
  'BOARD_SNAPSHOT',
  'POLL',
  'RECORDING_STARTED',
  'RECORDING_ENDED',
  'LINE_WEAK',
  'EXTENDED',
  'NO_SHOW',
  'ENDED',
  'ATTENDANCE_FIXED',
  'DIARY_SENT',
  'CONFIRMED',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export const EVIDENCE_LABELS: Record<EvidenceKind, string> = {
  ROOM_OPENED: '강의실 열림',
  STARTED: '수업 시작',
  WAITED: '문 앞에서 기다림',
  TURNED: '문 앞을 떠남',
  JOINED: '입장',
  LEFT: '퇴장',
  RECOVERED: '연결이 끊긴 채 끝남',
  WAIT_MESSAGE: '기다린다는 메시지',
  MATERIAL_SHOWN: '자료 보여 줌',
  BOARD_SNAPSHOT: '칠판 저장',
  POLL: '간단 설문',
  RECORDING_STARTED: '녹화 시작',
  RECORDING_ENDED: '녹화 끝',
  LINE_WEAK: '연결이 약해짐',
  EXTENDED: '시간 늘림',
  NO_SHOW: '학생이 오지 않음',
  ENDED: '수업 끝',
  ATTENDANCE_FIXED: '출석 고침',
  DIARY_SENT: '수업 기록 보냄',
  CONFIRMED: '수업 확인',
};

export const EvidenceEvent = v.object({
  id: Id,
  /** Position in the lesson's chain, from 1. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: Instant,
  kind: v.picklist(EVIDENCE_KINDS),
  /** Name of who did it; empty for the system. */
  actor: v.string(),
  /** Of the teacher, the student or the guardian; null for the system. */
  actorId: v.nullable(Id),
  /** What there is to know besides, by field: `minutes`, `device`, `page`. */
  data: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  prevHash: v.string(),
  /** SHA-256 over everything above, as hexadecimal digits. */
  hash: v.string(),
});
export type EvidenceEvent = v.InferOutput<typeof EvidenceEvent>;

/** Somebody of whom a chain tells, as the class knows her; what she calls herself in the room is the `actor` of her events. */
export const EvidencePerson = v.object({
  /** The `actorId` of her events. */
  id: Id,
  role: v.picklist(LIVE_ROLES),
  name: v.string(),
  /** Of a guardian: whose. */
  studentName: v.nullable(v.string()),
});
export type EvidencePerson = v.InferOutput<typeof EvidencePerson>;

/** What a lesson leaves behind, and who took part: its teacher, then its students, then their guardians who came. */
export const LessonEvidence = v.object({
  events: v.array(EvidenceEvent),
  people: v.array(EvidencePerson),
  /** False when somebody has changed, removed or inserted a link. */
  chainValid: v.boolean(),
  /** Since when nothing can be added; null while it can. */
  sealedAt: v.nullable(Instant),
});
export type LessonEvidence = v.InferOutput<typeof LessonEvidence>;

/** The bytes that a link of the chain is the hash of: equal facts give equal texts, whatever the order of their fields. */
export function evidenceText(
  lessonId: string,
  { seq, at, kind, actor, actorId, data, prevHash }: Omit<EvidenceEvent, 'id' | 'hash'>,
): string {
  const facts = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([lessonId, seq, new Date(at).toISOString(), kind, actor, actorId, facts, prevHash]);
}
