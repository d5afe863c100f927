import { createHash } from 'node:crypto';
import { stampOf } from '../../../core/desk/stamp.ts';
import { previewOf } from '../chats.queries.ts';
import type { MessagePlace } from '../messages/message-changes.queries.ts';

/** What is reported: a message by its number, or with 0 the talk as a whole. */
export interface Reported extends MessagePlace {
  readonly announcementId: string | null;
  /** Whom it is about; undefined for a talk of several as a whole. */
  readonly personId: string | undefined;
}

/** The one case of everybody who reports the same of the same person: an announcement in whichever of its rooms. */
export function caseOf({ roomId, seq, announcementId, personId }: Reported): string {
  const talk = personId === undefined ? `${roomId} 0` : `${roomId} 0 ${personId}`;
  const reported = announcementId ?? (seq === 0 ? talk : `${roomId} ${seq}`);
  return `chc_${createHash('sha256').update(reported).digest('hex').slice(0, 40)}`;
}

/** What holds the files of a message as they were when it was reported. */
export const heldByReport = (no: number): string => `chat-report:${no}`;

/** What the team decides about, as it stands: its words and files, or that it was taken back. */
export const stampOfMessage = ({
  content,
  fileIds,
  deletedAt,
}: {
  readonly content: string;
  readonly fileIds: readonly string[];
  readonly deletedAt: Date | null;
}): string => stampOf([content, fileIds, deletedAt !== null]);

interface Named {
  /** What the talk is called, or who talks. */
  readonly talk: string;
  /** Undefined for the talk as a whole. */
  readonly message: { readonly content: string; readonly announcementId: string | null } | undefined;
  /** In how many talks it stands. */
  readonly placeCount: number;
}

/** How many classes read it. */
export const announcedTo = (placeCount: number): string => `수업 ${placeCount}개에 보낸 공지`;

/** What a row of the desk says of it. */
export function deskTitle({ talk, message, placeCount }: Named): string {
  if (!message) return `${talk} · 대화 전체`;
  const kind = message.announcementId === null ? '메시지' : '공지';
  const where = placeCount > 1 ? announcedTo(placeCount) : `${talk} · ${kind}`;
  return `${where} · ${previewOf(message.content) || '파일'}`;
}
