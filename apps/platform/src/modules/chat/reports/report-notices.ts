import type { ChatReportOutcome } from '@portal/domain/chat/chat-report';
import { paths, sitePath } from '@portal/domain/site/paths';
import { shortened } from '../../../core/shortened.ts';
import type { Notice } from '../../notifications/module.ts';

type News = Omit<Notice, 'userId'>;

/** What was decided about, and why. */
export interface DecidedReport {
  readonly caseId: string;
  readonly roomId: string;
  /** The message; 0 for the talk as a whole. */
  readonly seq: number;
  /** It is one of the messages of an announcement. */
  readonly isAnnouncement: boolean;
  readonly outcome: ChatReportOutcome;
  readonly reason: string;
  readonly at: Date;
}

const REASON_SHOWN = 200;
const common = ({ caseId, roomId, reason, at }: DecidedReport) => ({
  entity: caseId,
  version: at.toISOString(),
  url: sitePath(paths.chatRoom(roomId)),
  content: shortened(reason, REASON_SHOWN),
});

const REPORT_TITLES: Record<ChatReportOutcome, string> = {
  KEPT: '신고한 대화에 문제가 없다고 정했어요',
  WARNED: '신고한 대화에 주의를 줬어요',
  REMOVED: '신고한 메시지를 지웠어요',
};

/** To who reported it. */
export const chatReportDecided = (decided: DecidedReport): News => ({
  kind: 'CHAT_REPORT_DECIDED',
  title: REPORT_TITLES[decided.outcome],
  ...common(decided),
});

function warnedTitle({ outcome, seq, isAnnouncement }: DecidedReport): string {
  if (outcome === 'REMOVED') return `운영팀이 내 ${isAnnouncement ? '공지' : '메시지'}를 지웠어요`;
  if (seq === 0) return '대화에 운영팀이 주의를 줬어요';
  return `내 ${isAnnouncement ? '공지' : '메시지'}에 운영팀이 주의를 줬어요`;
}

/** To who wrote it, where it was not right. */
export const chatWarned = (decided: DecidedReport): News => ({
  kind: 'CHAT_WARNED',
  title: warnedTitle(decided),
  ...common(decided),
});
