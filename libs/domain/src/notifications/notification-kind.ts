import type { NotificationCategory } from './notification.ts';

/**
 * What a notification is about, for those that the platform writes itself: `category` gives it its icon, its word and its
 * switch, `label` heads a group ("과제 제출 4건"), `reason` answers "why did I get this". A server may name kinds that are not
 * listed.
 */
export const NOTIFICATION_KINDS = {
  LESSON_SOON: { category: 'GENERAL', label: '곧 시작하는 수업', reason: '곧 시작할 수업이 있어서 보냈어요.' },
  LESSON_MOVE_ASKED: {
    category: 'GENERAL',
    label: '수업 시간 변경 요청',
    reason: '학생이 수업 시간을 바꾸고 싶어 해서 보냈어요.',
  },
  LESSON_MOVE_ANSWERED: {
    category: 'GENERAL',
    label: '수업 시간 제안의 답',
    reason: '제안한 수업 시간에 학생이 답해서 보냈어요.',
  },
  LESSON_CHANGED: {
    category: 'GENERAL',
    label: '바뀐 수업 일정',
    reason: '수업 일정이 바뀌면 24시간 전까지 알려 드려야 해서 보냈어요.',
  },
  ENROLLMENT_REQUESTED: {
    category: 'GENERAL',
    label: '수업 등록 신청',
    reason: '내 수업의 초대 링크로 가족이 신청해서 보냈어요.',
  },
  TRIAL_LESSON: {
    category: 'GENERAL',
    label: '체험 수업 예약',
    reason: '가족이 내 공개 페이지에서 체험 수업을 예약하거나 취소해서 보냈어요.',
  },
  GUARDIANS_CHANGED: {
    category: 'GENERAL',
    label: '학생의 보호자',
    reason: '내 수업 학생의 보호자가 늘거나 줄어서 보냈어요.',
  },
  LESSON_ABSENCE: {
    category: 'GENERAL',
    label: '미리 알린 결석',
    reason: '가족이 이번 수업에 못 온다고 알리거나 그 말을 되돌려서 보냈어요.',
  },
  LESSON_QUESTIONED: {
    category: 'WARN',
    label: '다르게 기억하는 수업',
    reason: '가족이 수업 기록을 다르게 기억한다고 물어서 보냈어요.',
  },
  LESSON_MISSED: {
    category: 'WARN',
    label: '진행하지 않은 수업',
    reason: '시작하지 않은 수업의 시간이 지나서 보냈어요.',
  },
  ASSIGNMENT_GIVEN: {
    category: 'GENERAL',
    label: '새 과제',
    reason: '듣는 수업에 과제가 나오거나 마감이 바뀌어서 보냈어요.',
  },
  SUBMISSION_RETURNED: {
    category: 'GENERAL',
    label: '돌려받은 과제',
    reason: '선생님이 과제를 채점해서 돌려주거나 다시 내 달라고 해서 보냈어요.',
  },
  SUBMISSION_RECEIVED: { category: 'GENERAL', label: '과제 제출', reason: '내 수업의 학생이 과제를 내서 보냈어요.' },
  REVIEW_RECEIVED: { category: 'GENERAL', label: '새 수강 후기', reason: '내 수업에 후기가 올라와서 보냈어요.' },
  REVIEW_DECIDED: {
    category: 'CS',
    label: '알린 후기의 결과',
    reason: '운영팀에 알린 후기의 확인이 끝나서 보냈어요.',
  },
  COMMUNITY_ANSWERED: {
    category: 'GENERAL',
    label: '내 질문의 답변',
    reason: '커뮤니티에 올린 질문에 답변이 와서 보냈어요.',
  },
  COMMUNITY_COMMENTED: {
    category: 'GENERAL',
    label: '내 글의 댓글',
    reason: '커뮤니티에 올린 글에 댓글이 달려서 보냈어요.',
  },
  COMMUNITY_CHOSEN: {
    category: 'GENERAL',
    label: '해결한 답변',
    reason: '질문한 선생님이 내 답변을 답으로 골라서 보냈어요.',
  },
  COMMUNITY_TAKEN: {
    category: 'GENERAL',
    label: '내 자료를 가져간 선생님',
    reason: '커뮤니티에 나눈 자료를 다른 선생님이 가져가서 보냈어요.',
  },
  COMMUNITY_THANKED: {
    category: 'GENERAL',
    label: '내 자료에 전한 고마움',
    reason: '커뮤니티에 나눈 자료에 다른 선생님이 고마움을 전해서 보냈어요.',
  },
  COMMUNITY_REMOVED: {
    category: 'CS',
    label: '지워진 글',
    reason: '커뮤니티에 올린 글이나 댓글이 지워져서 보냈어요.',
  },
  COMMUNITY_APPEAL_DECIDED: {
    category: 'CS',
    label: '이의 신청의 결과',
    reason: '지워진 글에 낸 이의의 확인이 끝나서 보냈어요.',
  },
  COMMUNITY_REPORT_DECIDED: {
    category: 'CS',
    label: '신고한 글의 결과',
    reason: '커뮤니티에서 신고한 글의 확인이 끝나서 보냈어요.',
  },
  CHAT_REPORT_DECIDED: {
    category: 'CS',
    label: '신고한 대화의 결과',
    reason: '채팅에서 신고한 메시지나 대화의 확인이 끝나서 보냈어요.',
  },
  CHAT_WARNED: {
    category: 'CS',
    label: '대화의 주의',
    reason: '채팅에 보낸 메시지를 운영팀이 지우거나 주의를 줘서 보냈어요.',
  },
  LATER_ANNOUNCEMENT: {
    category: 'CS',
    label: '예약한 공지',
    reason: '예약한 공지가 받을 수업 모두에 가지 못해서 보냈어요.',
  },
  COURSE_DECIDED: { category: 'PROD', label: '강좌 심사 결과', reason: '승인을 요청한 강좌의 심사가 끝나서 보냈어요.' },
  PROFILE_DECIDED: {
    category: 'PROD',
    label: '수업 프로필 심사 결과',
    reason: '수업 프로필의 승인을 요청해서 보냈어요.',
  },
  TICKET_RECEIVED: { category: 'WARN', label: '확인할 문의', reason: '내 수업에 대한 문의가 들어와서 보냈어요.' },
  TICKET_ANSWERED: { category: 'CS', label: '문의 답변', reason: '문의에 답변이 와서 보냈어요.' },
  TICKET_CLOSED: {
    category: 'CS',
    label: '완료된 문의',
    reason: '답변한 뒤 7일 동안 소식이 없는 문의를 마쳐서 보냈어요.',
  },
  PAYOUT: { category: 'TRANS', label: '정산', reason: '정산과 출금에 변화가 있어서 보냈어요.' },
  POINTS: {
    category: 'TRANS',
    label: '포인트',
    reason: '포인트를 받거나 가진 포인트가 곧 사라져서 보냈어요.',
  },
  GIFT: {
    category: 'TRANS',
    label: '선물',
    reason: '포인트로 바꾼 선물에 변화가 있거나 기다리던 선물이 들어와서 보냈어요.',
  },
  SECURITY: { category: 'WARN', label: '계정 보안', reason: '계정을 지키는 데 꼭 필요해서 보냈어요.' },
  NEWS: { category: 'PROD', label: '소식', reason: '서비스 소식을 받기로 해서 보냈어요.' },
  TEST: { category: 'GENERAL', label: '시험 알림', reason: '알림 설정에서 시험 알림을 요청해서 보냈어요.' },
} as const satisfies Record<string, { category: NotificationCategory; label: string; reason: string }>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** The kind that a name stands for, or undefined for one that this build does not know. */
export const notificationKindOf = (name: string | null): NotificationKind | undefined =>
  name !== null && Object.hasOwn(NOTIFICATION_KINDS, name) ? (name as NotificationKind) : undefined;

/** The category that the platform tells a kind in. What harms whoever misses it is a warning, whatever it is about. */
export const categoryOf = (kind: NotificationKind, { isUrgent = false } = {}): NotificationCategory =>
  isUrgent ? 'WARN' : NOTIFICATION_KINDS[kind].category;
