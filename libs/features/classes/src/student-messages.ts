import { called } from '@portal/domain/format/called';

/** What can be done with a student of a class. */
export const menu = {
  label: (name: string) => `${name} 더 보기`,
  move: '다른 수업으로 옮기기',
  remove: '수업에서 내보내기',
} as const;

/** What is the same however a student leaves. */
export const leaving = {
  past: '지금까지 들은 수업의 출석과 기록은 그대로 남아요.',
  told: (byMail: boolean) =>
    byMail ? '보호자에게 이유가 적힌 메일이 바로 가요.' : '메일은 보내지 않으니 보호자에게 직접 알려 주세요.',
  toldDone: (byMail: boolean) => (byMail ? '보호자에게 메일로 알렸어요.' : '보호자에게는 직접 알려 주세요.'),
  reasonHelper: (byMail: boolean) => (byMail ? '적은 그대로 보호자가 받는 메일에 들어가요.' : undefined),
  keep: '그대로 두기',
  gone: '다른 곳에서 먼저 내보냈거나 옮긴 학생이에요. 이 창을 닫고 학생 목록을 확인해 주세요.',
} as const;

export const remove = {
  title: (name: string) => `${called(name, '학생')}을 내보낼까요?`,
  left: (count: number) =>
    count === 0 ? '남은 수업은 없어요.' : `남은 수업 ${count}회를 더 듣지 못하고, 자리가 비어요.`,
  chat: '학생과 보호자가 이 수업의 채팅방에서 나가요. 나눈 이야기는 남아요.',
  reason: '내보내는 이유',
  confirm: '내보내기',
  done: (name: string) => `${called(name, '학생')}을 내보냈어요`,
  failed: '내보내지 못했어요',
} as const;

export const move = {
  title: (name: string) => `${called(name, '학생')}을 어느 수업으로 옮길까요?`,
  left: (count: number) => (count === 0 ? '남은 수업은 없어요.' : `남은 수업 ${count}회는 새 수업에서 이어서 들어요.`),
  chat: '학생과 보호자가 이 수업의 채팅방에서 나가고, 새 수업의 채팅방에 들어가요.',
  to: '옮길 수업',
  toMissing: '옮길 수업을 골라 주세요.',
  seats: (free: number) => `빈자리 ${free}개`,
  full: '빈자리가 없어요',
  next: '다음 수업',
  loading: '옮길 수 있는 수업을 불러오는 중',
  failedTargets: '옮길 수 있는 수업을 불러오지 못했어요',
  none: '옮길 수 있는 다른 수업이 없어요',
  noneBody: '시작 전이거나 진행 중인 내 수업으로 옮길 수 있어요. 먼저 새 수업을 만들어 주세요.',
  allFull: '다른 수업에는 빈자리가 없어요. 옮기려면 그 수업의 설정에서 정원을 늘려 주세요.',
  reason: '옮기는 이유',
  confirm: '옮기기',
  done: (name: string) => `${called(name, '학생')}을 옮겼어요`,
  doneTo: (className: string, told: string) => `이제 ${className} 수업을 들어요. ${told}`,
  failed: '옮기지 못했어요',
} as const;

/** Who was in the class and is not any more. */
export const former = {
  title: (count: number) => `나간 학생 ${count}명`,
  failed: '나간 학생을 불러오지 못했어요',
  leftAt: '나간 날',
  movedAt: '옮긴 날',
  reason: '이유',
  movedTo: '옮긴 수업',
} as const;
