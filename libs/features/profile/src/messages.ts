import type { ProfileStatus } from '@portal/domain/identity/user';
import { titles } from './title-messages.ts';

/** Words of the profile's own page. */
export const messages = {
  title: titles.profile,
  description: '학생이 보는 소개예요. 꼼꼼할수록 신뢰를 얻어요.',
  rail: '심사와 완성도',
  loading: '수업 프로필을 불러오는 중이에요',
  loadFailed: '프로필을 불러오지 못했어요',
  historyLink: '승인 기록',
  back: '프로필로 돌아가기',
  save: '저장',
  saved: '프로필을 저장했어요',
  submit: '승인 요청',
  submitAgain: '다시 승인 요청',
  submitted: '승인을 요청했어요',
  submitFailed: '승인을 요청하지 못했어요',
  submitTitle: '프로필 승인을 요청할까요?',
  submitBody: '영업일 1일 안에 결과를 알려 드려요.',
  submitBodyApproved: '심사하는 동안에는 지금 승인된 프로필이 그대로 보여요.',
  cancelRequest: '승인 요청 취소',
  canceled: '승인 요청을 취소했어요',
  cancelFailed: '승인 요청을 취소하지 못했어요',
  cancelTitle: '승인 요청을 취소할까요?',
  cancelBody: '쓴 내용은 그대로 남아요. 고친 뒤 다시 요청할 수 있어요.',
  keepRequest: '그대로 두기',
  requiredLegend: '별표(*)가 붙은 항목은 꼭 입력해 주세요.',
} as const;

/** What stands over the form, by how far the approval is. */
export const banners = {
  NOT_SUBMITTED: {
    title: '프로필을 완성하고 승인을 요청해 주세요',
    body: '처음 강좌를 만들려면 프로필 승인이 필요해요.',
  },
  PENDING: { title: '운영팀이 프로필을 보고 있어요', body: '결과는 알림과 이메일로 알려 드려요.' },
  APPROVED: { title: '프로필이 승인됐어요. 이제 강좌를 만들 수 있어요.', body: '' },
  REJECTED: { title: '프로필을 조금 더 고쳐 주세요.', body: '' },
  CANCELED: { title: '승인 요청을 취소했어요', body: '쓴 내용은 그대로 있어요. 준비되면 다시 요청해 주세요.' },
} as const satisfies Record<ProfileStatus, { title: string; body: string }>;

export const pendingWithoutMail = '결과는 알림으로 알려 드려요.';

export const approval = {
  remark: '심사 의견',
  changedWhilePending: '지금 고치는 내용은 이번 심사에 들어가지 않아요. 저장해 두었다가 다음 승인 요청에 넣어요.',
  oldStaysPublic: '새 내용이 승인될 때까지 지금 승인된 프로필이 그대로 보여요.',
  hasChanges: '아직 공개되지 않은 변경이 있어요',
  hasChangesBody: '승인을 요청하면 승인된 뒤에 공개돼요. 그때까지 지금 승인된 프로필이 그대로 보여요.',
  noChanges: '내용을 고치면 다시 승인을 요청할 수 있어요.',
  makeCourse: '강좌 만들기',
} as const;

export const rail = {
  status: '심사 상태',
  completeness: '완성도',
  percent: (percent: number) => `${percent}% 완성`,
  missing: (count: number) => `아직 필요한 것 ${count}개`,
  nothingMissing: '승인을 요청할 수 있어요',
  wish: '있으면 좋아요',
  views: '보이는 모습',
  asParent: '학부모 화면으로 보기',
  asStudent: '학생 화면으로 보기',
} as const;

/** The page that anybody may read, once the profile was approved. */
export const publicPage = {
  title: '공개 페이지',
  intro: '누구나 볼 수 있는 선생님 페이지예요. 가족에게 링크를 보내 보세요.',
  open: '공개 페이지 보기',
  copy: '링크 복사',
  address: '공개 페이지 주소',
  needs: '체험 수업 예약을 받으려면 체험 수강권이 있는 판매 중인 강좌와 빈 시간이 필요해요.',
  courses: '강좌 보기',
  freeTimes: '수업 가능 시간 보기',
} as const;

/** Two tabs wrote the same profile. */
export const conflict = {
  dialogTitle: '어떤 내용을 남길까요?',
  dialogBody: '서로 다른 항목만 보여요. 다른 곳에서 저장한 내용이 어떻게 달라지는지 표시했어요.',
  choose: (field: string) => `${field}에 남길 내용`,
  orderOnly: (field: string) => `${field}: 순서만 달라요.`,
  mine: '여기서 쓴 내용',
  theirs: '다른 곳의 내용',
  keep: '고른 대로 저장',
  later: '나중에 고르기',
} as const;
