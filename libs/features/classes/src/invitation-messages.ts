import { SEAT_HELD_HOURS } from '@portal/domain/classes/enrollment-request';
import { called } from '@portal/domain/format/called';

/** The seats of a class, as its teacher fills them. */
export const seats = {
  title: '남은 자리',
  of: (capacity: number) => `/ ${capacity}자리`,
  said: (capacity: number, free: number) => `${capacity}자리 중 ${free}자리`,
  sum: (students: number, held: number, free: number, capacity: number) =>
    `학생 ${students} + 맡아 둔 자리 ${held} + 빈자리 ${free} = ${capacity}`,
  over: (students: number, held: number, capacity: number) =>
    `학생 ${students} + 맡아 둔 자리 ${held}: 정원 ${capacity}자리보다 ${students + held - capacity}자리 많아요`,
} as const;

/** The link of a class, and what it does. */
export const link = {
  title: '초대 링크',
  intro: '이 링크를 받은 가족이 빈자리에 신청해요.',
  introFull: '빈자리가 없어요. 지금 신청하는 가족은 자리가 나기를 기다려요.',
  loading: '초대 링크를 불러오는 중',
  qr: '카메라로 비추면 수업 신청이 열리는 그림',
  address: '링크 주소',
  copy: '링크 복사',
  asksTeacher: '내가 확인하고 등록',
  asks: `신청이 오면 ${SEAT_HELD_HOURS}시간 동안 자리를 맡아 두고 선생님의 답을 기다려요. 끄면 신청하는 대로 바로 등록돼요.`,
  asksNot: '빈자리가 있으면 신청하는 대로 바로 등록돼요. 켜면 선생님이 확인한 뒤에 등록돼요.',
  changeFailed: '바꾸지 못했어요',
  renew: '새 링크로 바꾸기',
  renewQuestion: '새 링크로 바꿀까요?',
  renewBody: '지금 링크와 QR 코드는 바로 쓸 수 없게 돼요. 링크를 보낸 가족에게 새 링크를 다시 보내 주세요.',
  renewed: '새 링크로 바꿨어요',
  renewFailed: '새 링크로 바꾸지 못했어요',
  closed: '이제 신청을 받지 않는 수업이에요',
  closedBody: '끝났거나 취소한 수업에는 새 학생을 초대할 수 없어요.',
} as const;

/** The families that have asked for a seat, and the answers to them. */
export const requests = {
  title: (count: number) => `신청한 가족 ${count}`,
  loading: '자리와 신청을 불러오는 중',
  failed: '자리와 신청을 불러오지 못했어요',
  none: '답을 기다리는 신청이 없어요. 초대 링크를 가족에게 보내면 여기로 신청이 와요.',
  age: (age: number) => `${age}세`,
  goals: '목표',
  guardian: '보호자',
  email: '이메일',
  seat: '자리',
  heldUntil: '까지 맡아 두었어요',
  waiting: '빈자리가 나면 등록할 수 있어요',
  accept: '등록하기',
  decline: '거절하기',
  accepted: (name: string) => `${called(name, '학생')}을 등록했어요`,
  told: (byMail: boolean) => (byMail ? '가족에게 메일로 알렸어요.' : '가족에게는 직접 알려 주세요.'),
  acceptFailed: (name: string) => `${called(name, '학생')}을 등록하지 못했어요`,
  answered: '다른 곳에서 먼저 답했거나 답할 시간이 지난 신청이에요.',
} as const;

export const decline = {
  title: (name: string) => `${called(name, '학생')}의 신청을 거절할까요?`,
  body: (byMail: boolean) => (byMail ? '신청한 가족에게 메일로 알려요.' : '신청한 가족에게는 직접 알려 주세요.'),
  reason: '거절하는 이유',
  reasonHelper: '적으면 가족이 받는 메일에 그대로 들어가요.',
  keep: '돌아가기',
  confirm: '거절하기',
  done: (name: string) => `${called(name, '학생')}의 신청을 거절했어요`,
  failed: '거절하지 못했어요',
} as const;
