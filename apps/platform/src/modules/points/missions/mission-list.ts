import type { Mission, MissionId } from '@portal/domain/points/mission';

/** A mission before anybody does it. */
export type MissionRule = Pick<Mission, 'title' | 'rule' | 'points' | 'period' | 'target'>;

// A month is the one of Seoul, as in all figures of money.
const MONTHLY = '매달 1일(서울 시각)에 새로 세고, 그 달이 끝나기 전에 받을 수 있어요.';

/** What teachers get points for. The words stand here alone; how each is counted stands in `mission-counts.queries.ts`. */
export const MISSIONS: Record<MissionId, MissionRule> = {
  PROFILE_COMPLETE: {
    title: '수업 프로필 승인받기',
    rule: '수업 프로필이 처음 승인되면 받을 수 있어요.',
    points: 500,
    period: 'ONCE',
    target: 1,
  },
  FIRST_COURSE: {
    title: '첫 강좌 승인받기',
    rule: '만든 강좌가 처음 승인되면 받을 수 있어요.',
    points: 500,
    period: 'ONCE',
    target: 1,
  },
  FIRST_LESSON: {
    title: '첫 수업 하기',
    rule: '체험 수업을 포함해 첫 수업을 끝까지 하면 받을 수 있어요.',
    points: 300,
    period: 'ONCE',
    target: 1,
  },
  PUNCTUAL_20: {
    title: '제시간에 수업 시작하기',
    rule: `이번 달 수업 가운데 예정된 시각이나 그 전에 시작해 끝까지 한 수업을 세요. ${MONTHLY}`,
    points: 300,
    period: 'MONTH',
    target: 20,
  },
  REVIEW_REPLIES_5: {
    title: '수강 후기에 답하기',
    rule: `이번 달에 답글을 처음 쓴 수강 후기를 세요. ${MONTHLY}`,
    points: 150,
    period: 'MONTH',
    target: 5,
  },
  GRADED_48H_10: {
    title: '과제를 48시간 안에 채점하기',
    rule: `이번 달에 채점한 과제 가운데 낸 지 48시간이 지나지 않은 것을 세요. ${MONTHLY}`,
    points: 200,
    period: 'MONTH',
    target: 10,
  },
  NOTES_SAME_DAY_15: {
    title: '수업한 날 수업 일지 보내기',
    rule: `이번 달 수업 가운데 끝난 날(서울 시각)에 일지를 보낸 수업을 세요. ${MONTHLY}`,
    points: 200,
    period: 'MONTH',
    target: 15,
  },
  REPLY_1H_10: {
    title: '한 시간 안에 답장하기',
    rule: `이번 달에 보낸 답장 가운데 아직 답하지 않은 첫 메시지를 받고 한 시간이 지나지 않은 것을 세요. ${MONTHLY}`,
    points: 150,
    period: 'MONTH',
    target: 10,
  },
  INVITE_TEACHER: {
    title: '선생님 초대하기',
    rule: '선생님 초대는 아직 준비하고 있어요. 열린 뒤에 초대한 선생님이 승인되면 받을 수 있어요.',
    points: 1_000,
    period: 'ONCE',
    target: 1,
  },
};
