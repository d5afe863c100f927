/** What a course is (CRS-2). */
export const COURSE_STATUSES = ['PUBLISHED', 'DRAFT', 'WAITING_APPROVAL', 'APPROVAL_IN_PROCESS', 'REJECTED'] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];

/** What became of one request for approval: the four values by which the source's set is broader (CRS-2). */
export const APPROVAL_STATUSES = ['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELED'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const COURSE_STATUS_LABELS: Record<CourseStatus | ApprovalStatus, string> = {
  PUBLISHED: '승인',
  DRAFT: '임시 저장',
  WAITING_APPROVAL: '승인 대기',
  APPROVAL_IN_PROCESS: '심사 중',
  REJECTED: '반려',
  PENDING: '대기',
  ACCEPTED: '승인',
  DECLINED: '반려',
  CANCELED: '취소',
};

/** A course under approval cannot be edited (CRS-3). */
export function isCourseEditable(status: CourseStatus): boolean {
  return status !== 'APPROVAL_IN_PROCESS';
}
