import type { FamilyRecord } from '@portal/domain/families/family-door';

/**
 * Where a record stands between the family and the teacher: nothing is asked, it is asked whether it is right, the teacher is
 * asked, she has answered and it may be confirmed, or it is settled.
 */
export type RecordState = 'QUIET' | 'ASKED' | 'QUESTIONED' | 'ANSWERED' | 'SETTLED';

type Asked = Pick<FamilyRecord, 'confirmBy' | 'confirmedAt' | 'isSettled' | 'question'>;

export function recordState({ confirmBy, confirmedAt, isSettled, question }: Asked, now: Date): RecordState {
  if (confirmedAt !== null) return 'SETTLED';
  if (question && question.answer === null && !isSettled) return 'QUESTIONED';
  if (question && !isSettled) return 'ANSWERED';
  if (confirmBy === null) return 'QUIET';
  return isSettled || now.getTime() >= Date.parse(confirmBy) ? 'SETTLED' : 'ASKED';
}
