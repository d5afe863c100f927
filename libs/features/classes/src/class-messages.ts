/** The page of one class and what can be done there. */
export const header = {
  next: '다음 수업',
  noNext: '남은 수업이 없어요',
  visit: '수업 열기',
  opensAt: (when: string) => `${when}부터 입장할 수 있어요`,
  chat: '채팅 열기',
  views: '수업 메뉴',
  loading: '수업을 불러오는 중',
  failed: '수업을 불러오지 못했어요',
  gone: '찾을 수 없는 수업이에요',
  goneBody: '지워졌거나 다른 선생님에게 넘어간 수업이에요.',
  toList: '내 수업으로',
  canceled: (day: string) => `${day}에 취소한 수업이에요`,
} as const;

export const overview = {
  programme: '커리큘럼과 실제',
  intro: '계획한 날과 수업 기록에 남은 날을 나란히 보여 드려요.',
  behind: (count: number) => `${count}회 늦어요`,
  replan: '다시 계획하기',
  leftOut: '빼기로 함',
  behindBody: '정한 날이 지난 내용이에요. 다음 수업 기록에서 가르친 내용을 고르면 여기에 반영돼요.',
  onTime: (total: number, taught: number) => `${total}회 중 ${taught}회를 가르쳤고, 계획대로 가고 있어요`,
  missed: (total: number, taught: number, missed: number) =>
    `내용 ${total}개 중 ${taught}개를 가르쳤고, ${missed}개는 수업을 하지 않아 남았어요`,
  notBegun: (total: number) => `${total}회로 세운 계획이에요. 아직 시작하지 않았어요`,
  allTaught: (total: number) => `${total}회를 모두 가르쳤어요`,
  canceledAfter: (total: number, taught: number) => `${total}회 중 ${taught}회를 가르치고 취소한 수업이에요`,
  step: '배울 내용',
  planned: '계획',
  covered: '실제',
  notPlanned: '정한 날 없음',
  late: '아직',
  coming: '예정',
  dropped: '진행 안 함',
  none: '이 강좌에는 커리큘럼이 없어요',
  facts: '수업 정보',
  code: '수업 번호',
  course: '강좌',
  period: '기간',
  capacity: '정원',
  capacityOf: (count: number, capacity: number) => `${capacity}명 중 ${count}명`,
  mode: '수업 방식',
  level: '수준',
  place: '장소',
  meetingUrl: '회의 주소',
  rolledFrom: '앞선 수업',
  schedule: '시간표',
} as const;

export const classTasks = {
  title: '이 수업의 할 일',
  loading: '할 일을 불러오는 중이에요',
  failed: '할 일을 불러오지 못했어요',
  none: '이 수업에서 할 일을 모두 마쳤어요',
  all: (count: number) => `${count}개 모두 보기`,
} as const;

export const lessons = {
  title: '회차',
  no: (no: number) => `${no}회차`,
  groups: { NOW: '지금', NEXT: '다음', PAST: '지난 회차' },
  turn: '선생님이나 보호자의 차례예요',
  count: (count: number) => `${count}회`,
  more: (from: number, to: number) => `${from} ~ ${to}회차 더 보기`,
  rest: (group: string) => `${group} 나머지`,
  students: (count: number) => `학생 ${count}명`,
  trial: '무료 체험',
  /** In the place of its number: a trial is not counted among the lessons of the class. */
  trialShort: '체험',
  open: (no: number) => `${no}회차 열기`,
  openShort: '열기',
  wrapUp: (no: number) => `${no}회차 마무리하기`,
  wrapUpShort: '마무리하기',
  pages: '회차 쪽',
  loading: '회차를 불러오는 중',
  failed: '회차를 불러오지 못했어요',
  empty: '아직 회차가 없어요',
} as const;

export const students = {
  title: '학생',
  loading: '학생을 불러오는 중',
  failed: '학생을 불러오지 못했어요',
  nobody: '아직 학생이 없어요',
  nobodyBody: '이 화면에 있는 초대 링크를 가족에게 보내 보세요.',
} as const;

export const reviews = {
  title: '수강 후기',
  pages: '후기 쪽',
  all: '후기 모두 보기',
  loading: '후기를 불러오는 중',
  failed: '후기를 불러오지 못했어요',
  empty: '아직 후기가 없어요',
  emptyBody: '수업을 들은 학생이 후기를 남기면 여기에 보여요.',
} as const;

export const chat = {
  title: '채팅',
  preparing: '대화를 준비하고 있어요',
  preparingBody: '잠시 뒤에 다시 열어 주세요.',
} as const;

export const cancel = {
  title: '이 수업을 취소할까요?',
  body: '남은 회차가 모두 취소되고, 학생과 보호자에게 바로 알림이 가요.',
  final: '취소한 수업은 되돌릴 수 없어요.',
  inTime: '24시간 규칙을 지킬 수 있어요',
  inTimeBody: (until: string, left: string) =>
    `${until}까지 취소하면 미리 알린 것으로 남아요. 앞으로 ${left} 남았어요.`,
  late: '다음 수업까지 24시간이 남지 않았어요',
  lateBody: '지금 취소하려면 학생과 보호자의 동의가 필요하고, 늦은 취소로 남아요.',
  consent: '학생과 보호자의 동의를 받았어요',
  consentMissing: '24시간 안에 취소하려면 동의가 필요해요. 동의를 받은 뒤 표시해 주세요.',
  noLessons: '앞으로 남은 수업이 없어 24시간 규칙에 걸리지 않아요',
  reason: '취소하는 이유',
  reasonHelper: '학생과 보호자에게 전달돼요',
  confirm: '수업 취소',
  keep: '그대로 두기',
  done: '수업을 취소했어요',
  failed: '취소하지 못했어요',
  closed: '지금은 취소할 수 없는 수업이에요',
} as const;

export const settings = {
  title: '수업 설정',
  placeHelper: '대면 수업을 하는 곳이에요',
  save: '저장',
  done: '수업을 저장했어요',
  failed: '저장하지 못했어요',
} as const;
