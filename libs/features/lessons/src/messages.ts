import { called } from '@portal/domain/format/called';
import { titles } from './title-messages.ts';

/** Words of the lesson's page, and those that its pages share. */
export const pages = {
  ...titles,
  nav: '이 회차의 페이지',
  holding: '수업 진행',
  students: '학생',
} as const;

export const messages = {
  loading: '수업을 불러오는 중이에요',
  failed: '수업을 불러오지 못했어요',
  gone: '찾을 수 없는 수업이에요',
  goneBody: '지워졌거나 내 수업이 아니에요. 일정에서 다시 찾아보세요.',
  toCalendar: '일정 보기',
  close: '닫기',
  chat: '채팅 열기',
  no: (no: number) => `${no}회차`,
  trial: '무료 체험',
  place: (place: string) => `장소: ${place}`,
  reloaded: '최신 상태를 다시 불러왔어요. 확인하고 다시 해 주세요. 적고 있던 내용은 그대로 있어요.',
} as const;

export const hold = {
  title: '지금 할 일',
  standing: '지금 상태',
  toStart: '시작까지',
  lateBy: '늦은 시간',
  opened: '강의실이 열렸어요',
  mayStart: '시작할 수 있어요',
  untilStart: (time: string) => `${time} 시작까지`,
  sinceStart: (time: string) => `${time}에 시작할 시간이었어요`,
  atDoor: (count: number) => `학생 ${count}명 대기`,
  now: '시작할 시간이에요',
  openFrom: (time: string) => `${time}부터 입장할 수 있어요.`,
  startFrom: (time: string) => `${time}부터 시작할 수 있어요.`,
  deviceCheck: '카메라와 마이크 미리 확인하기',
  join: '수업 입장',
  joinAgain: '강의실로 돌아가기',
  joinLink: '회의실 열기',
  newWindow: '새 창에서 열림',
  start: '수업 시작하기',
  startHint: '학생을 만났을 때 눌러 주세요. 누른 시각이 증거 기록에 남아요.',
  startFailed: '수업을 시작하지 못했어요',
  passed: '시작하지 않고 시간이 지났어요',
  passedBody: '곧 ‘진행 안 함’으로 끝나요. 채팅으로 보호자께 먼저 알려 주세요.',
  running: (length: string) => `진행 중 · ${length} 남았어요`,
  over: (length: string) => `예정한 시간이 ${length} 지났어요`,
  overBody: '끝내지 않으면 예정한 끝에서 30분 뒤에 저절로 끝나요.',
  extend: '시간 늘리기',
  extendBy: (minutes: number) => `${minutes}분 늘리기`,
  extended: (minutes: number) => `${minutes}분 늘렸어요`,
  extendFailed: '시간을 늘리지 못했어요',
  noExtension: '바로 다음에 다른 일정이 있어 늘릴 수 없어요.',
  onlyShort: (minutes: number) => `다음 일정 때문에 ${minutes}분까지만 늘릴 수 있어요.`,
  finish: '수업 끝내기',
  finishQuestion: '수업을 끝낼까요?',
  finishBody: '강의실이 모두에게 닫히고, 출석이 지금까지의 기록으로 채워져요. 되돌릴 수 없어요.',
  finishBodyByHand: '수업 시간이 지금까지로 남아요. 되돌릴 수 없어요.',
  keep: '계속 수업하기',
  finishFailed: '수업을 끝내지 못했어요',
  wrapUp: '수업 마무리하기',
  toChat: '수업 채팅 열기',
} as const;

/** How a lesson ended, and what follows from it. */
/** Of a trial, and of a class without a price. */
export const unpaid = { label: '수입', line: '수업료가 없는 수업이라 수입은 생기지 않아요.' } as const;

export const ended = {
  toWrapUp: '수업이 끝났어요. 3분이면 마무리할 수 있어요',
  left: '남은 시간',
  late: '마무리가 늦었어요',
  lateBody: '끝난 지 24시간이 지났어요. 지금 보내도 보호자가 받고 확인할 수 있어요.',
  writtenBefore: '쓰던 수업 기록이 남아 있어요.',
  sent: '보호자의 확인을 기다리고 있어요',
  asked: '가족의 질문에 답해 주세요',
  answer: '질문에 답하기',
  ticket: '문의가 끝나기를 기다리고 있어요',
  done: '확인이 끝난 수업이에요',
  notHeld: '진행하지 않은 수업이에요',
  noShow: '학생 결석으로 끝났어요. 기다린 시간은 증거 기록에 봉인됐어요.',
  noShowIncome: '수입은 학생 결석 규정에 따라 정해져요.',
  neverBegun: '시작하지 않은 채 수업 시간이 지나 저절로 끝났어요. 누가 언제 왔는지는 증거 기록에 있어요.',
  neverBegunByHand:
    '‘수업 시작하기’를 누르지 않은 채 수업 시간이 지나 저절로 끝났어요. 수업을 했다면 운영팀에 알려 주세요.',
  byClock: '끝내기를 누르지 않아 예정한 끝에서 30분 뒤에 저절로 끝났어요.',
  outside: '강의실 밖에서 한 수업이라, 시작하고 끝낸 시각만 증거 기록에 남았어요.',
  canceled: '취소한 수업이에요',
  canceledBody: '취소한 수업에는 마무리할 것도 확인할 것도 없어요.',
  reason: (reason: string) => `이유: ${reason}`,
  evidence: '증거 기록 보기',
  ask: '운영팀에 문의하기',
} as const;

export const noShow = {
  messageHint: '5분이 지나면 강의실에서 준비된 메시지를 보낼 수 있어요.',
  messageNow: '강의실에서 기다린다는 메시지를 보내 보세요.',
  messageByHand: '전화나 채팅으로 먼저 연락해 보세요.',
  failed: '결석으로 끝내지 못했어요',
} as const;

export const attendance = {
  title: '출석',
  nobody: '학생이 없어요',
  unknown: '아직 정하지 않음',
  here: (from: string) => `${from}부터 있어요`,
  minutes: (n: number) => `${n}분`,
  auto: '강의실 기록',
  manual: '직접 정함',
  fix: '출석 고치기',
  stateOf: (name: string) => `${name} 출석`,
  note: '메모',
  noteOf: (name: string) => `${name} 메모`,
  notePlaceholder: '예: 가족 여행으로 미리 알렸어요',
  save: '출석 저장',
  saved: '출석을 저장했어요',
  failed: '출석을 저장하지 못했어요',
  cancel: '취소',
  hint: '고친 내용은 증거 기록에 한 줄로 남아요.',
  choose: '출석을 정해 주세요.',
  announced: '미리 알린 결석',
  willNotCome: (names: string) => `${names}이 못 온다고 했어요. 이유는 학생 칸에 있어요.`,
} as const;

export const programme = {
  title: '커리큘럼',
  PLANNED: '이번 계획',
  COVERED: '배운 내용',
  late: '아직',
  noDay: '정한 날 없음',
  none: '이 수업에는 커리큘럼이 없어요.',
  notPlanned: '이번 회차에 정해 둔 내용이 없어요.',
  step: (no: number, title: string) => `${no}. ${title}`,
  behind: '앞 순서를 아직 다루지 않았어요',
} as const;

export const diary = {
  title: '수업 기록',
  covered: '배운 내용',
  homework: '숙제',
  nextPlan: '다음 시간',
  sent: '보호자께 보낸 말',
  reader: '받은 분',
  unsent: { message: '보내지 않은 말', messageVi: '보내지 않은 말 (베트남어)' },
  studentWord: (name: string) => `${called(name, '학생')} 가족에게`,
  privateNote: '나만 보는 메모',
  sentAt: '보낸 시각',
  waiting: '24시간 안에 문제가 없으면 저절로 확인돼요',
  answered: '답을 보내고 24시간 안에 다른 말이 없으면 저절로 확인돼요',
  asked: '가족의 질문에 답할 때까지 확인을 멈췄어요. 답을 보내고 24시간이 지나야 저절로 확인돼요.',
  questioned: '이 수업에 대한 문의가 열려 있어 확인을 멈췄어요. 문의가 끝나고 24시간이 지나면 확인돼요.',
  confirmUntil: '확인 마감',
  left: (length: string) => `${length} 남음`,
  confirmed: {
    GUARDIAN: '보호자가 확인했어요',
    AUTO: '24시간이 지나 저절로 확인됐어요',
    STAFF: '운영팀이 확인했어요',
  },
} as const;

export const questions = {
  title: '가족의 질문',
  stops: '수업 기록을 다르게 기억하는 가족이 있어요. 답을 보낼 때까지 확인을 멈췄어요.',
  from: (guardian: string, students: readonly string[]) =>
    [called(guardian, '보호자'), students.map((name) => called(name, '학생')).join(', ')].filter(Boolean).join(' · '),
  answerTo: (guardian: string) => `${called(guardian, '보호자')}께 보낼 답`,
  told: (sendsMail: boolean) =>
    sendsMail ? '보내면 가족이 메일로 받고, 고칠 수 없어요.' : '보내면 가족이 링크에서 읽고, 고칠 수 없어요.',
  countsAnew: '확인을 기다리는 24시간은 그때부터 다시 시작해요.',
  send: '답 보내기',
  sent: '답을 보냈어요',
  failed: '답을 보내지 못했어요',
  answer: '보낸 답',
  unsent: '보내지 않은 답이 이 기기에 남아 있어요',
  unsentBody: '다른 곳에서 먼저 답했어요. 필요하면 복사해 두세요.',
  copy: '쓴 답 복사',
  forget: '지우기',
} as const;

/** The rows of students; their terms are those of the part that tells of one. */
export const students = {
  now: '이 수업',
  lastNote: '최근 전한 말',
  lessons: (count: number) => `${count}회`,
  none: '–',
} as const;

export const change = {
  body: '옮기기와 취소는 일정에서 해요. 24시간 규칙과 학생의 빈 시간을 함께 볼 수 있어요.',
  link: '일정에서 옮기거나 취소하기',
} as const;
