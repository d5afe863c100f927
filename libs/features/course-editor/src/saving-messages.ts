export const actions = {
  saveDraft: '임시 저장',
  submit: '승인 요청',
  submitting: '승인을 요청하는 중',
  publishChanges: '변경 저장',
  preview: '학생 화면으로 보기',
  more: '강좌 메뉴',
  history: '승인 기록',
  allCourses: '내 강좌',
  withdraw: '승인 요청 거두기',
  discard: '공개된 내용으로 되돌리기',
  revert: '저장한 내용으로 되돌리기',
  unarchive: '보관함에서 꺼내기',
  previous: '이전 단계',
  next: '다음 단계',
  steps: '강좌 작성 단계',
} as const;

/** Questions before an action (design 4.6). */
export const questions = {
  draft: { title: '임시 저장할까요?', body: '대기 중인 승인 요청은 취소돼요.', confirm: '임시 저장' },
  live: {
    title: '바로 공개할까요?',
    body: '심사 없이 바꿀 수 있는 내용이라, 저장하면 학생에게 바로 보여요.',
    confirm: '변경 저장',
  },
  newDraft: {
    title: '새 초안으로 저장할까요?',
    body: '승인이 필요한 내용이라 새 초안이 돼요. 다시 승인받을 때까지 지금 공개된 강좌가 그대로 보여요.',
    confirm: '임시 저장',
  },
  published: {
    title: '변경을 저장할까요?',
    body: '이미지, 좋은 점, 시간표처럼 작은 변경은 바로 공개돼요. 다른 변경은 새 초안이 되고, 다시 승인받을 때까지 지금 공개된 강좌가 그대로 보여요.',
    confirm: '변경 저장',
  },
  submit: {
    title: '승인을 요청할까요?',
    body: '심사가 시작되면 강좌를 수정할 수 없어요. 그 전에 고쳐서 저장하면 요청이 취소돼요.',
    confirm: '승인 요청',
  },
  replace: { title: '다시 요청할까요?', body: '앞서 보낸 승인 요청은 취소돼요.', confirm: '승인 요청' },
  withdraw: {
    title: '승인 요청을 거둘까요?',
    body: '심사를 받지 않고, 강좌는 임시 저장으로 돌아가요.',
    confirm: '요청 거두기',
  },
  discard: {
    title: '바꾼 내용을 버릴까요?',
    body: '공개된 내용으로 돌아가요. 바꾼 내용은 되돌릴 수 없어요.',
    confirm: '바꾼 내용 버리기',
  },
  cancel: '취소',
  note: '심사하는 분께 남길 말',
  notePlaceholder: '예: 지적해 주신 수강료를 고쳤어요',
  changesSaved: '저장하지 않은 변경도 함께 저장해요.',
} as const;

export const done = {
  nothing: '바꾼 내용이 없어요',
  draftSaved: '임시 저장했어요',
  canceled: '대기 중이던 승인 요청은 취소했어요.',
  live: '변경한 내용을 공개했어요',
  newDraft: '새 초안으로 저장했어요',
  submitted: '승인을 요청했어요. 결과를 알림으로 알려 드릴게요.',
  withdrawn: '승인 요청을 거뒀어요',
  discarded: '공개된 내용으로 되돌렸어요',
  unarchived: '보관함에서 꺼냈어요',
  failed: '하지 못했어요',
  saveFailed: '저장하지 못했어요',
  submitFailed: '승인을 요청하지 못했어요',
} as const;

/** Over the form, by where the course stands. */
export const banners = {
  lockedTitle: '심사 중이라 수정할 수 없어요',
  lockedBody: '결과가 나오면 다시 수정할 수 있어요.',
  lockedKept: '저장하지 않은 내용은 그대로 두었어요. 심사가 끝나면 이어서 쓸 수 있어요.',
  waitingTitle: '승인을 기다리고 있어요',
  waitingBody: '수정해서 임시 저장하면 요청이 취소돼요.',
  rejectedTitle: '반려된 강좌예요. 이유를 확인하고 고친 뒤 다시 요청해 주세요.',
  wholeCourse: '강좌',
  archivedTitle: '보관한 강좌예요',
  archivedBody: '보관함에서 꺼내면 다시 수정할 수 있어요.',
  live: '공개 중',
  liveTitle: '지금 공개 중인 강좌의 새 초안이에요',
  liveBody: '학생에게는 지금 공개된 강좌가 보여요. 승인되면 여기서 쓴 내용으로 바뀌어요.',
  publishedTitle: '공개 중인 강좌예요',
  publishedBody: '이미지, 좋은 점, 시간표처럼 작은 변경은 저장하면 바로 공개되고, 다른 변경은 다시 승인받아요.',
} as const;

export const check = {
  legend: '별표(*)가 붙은 항목은 꼭 입력해 주세요.',
  checking: '심사할 내용을 확인하는 중이에요',
  checkFailed: '서버에서 확인하지 못했어요. 여기 보이는 것은 기기에서 확인한 내용이에요.',
  again: '다시 확인',
  ready: '승인을 요청할 수 있어요',
  readyBody: '심사에서 걸릴 만한 것을 찾지 못했어요.',
  errors: (n: number) => `고칠 곳이 ${n}개 있어요`,
  hints: '더 좋아질 수 있어요',
  preview: '학생에게 이렇게 보여요',
  places: (label: string, others: number) => (others > 0 ? `${label} 외 ${others}곳` : label),
  stepErrors: (n: number) => `고칠 곳 ${n}개`,
  fixFirst: '승인을 요청하려면 표시한 항목을 고쳐 주세요.',
} as const;
