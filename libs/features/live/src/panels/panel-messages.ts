import { millisecondsInSecond, secondsInMinute } from 'date-fns/constants';
import { called } from '@portal/domain/format/called';
import { LIVE_ROLE_LABELS } from '@portal/domain/live/live-room';
import { wordsBy } from '../reading/room-words.ts';

/** Whose link it is; a student's name may bear the word already. */
const bearerOf = (name: string, role: string) => (role === '학생' ? called(name, role) : `${name} ${role}`);

function waitedWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / millisecondsInSecond));
  return seconds < secondsInMinute
    ? `${seconds}초 기다렸어요`
    : `${Math.floor(seconds / secondsInMinute)}분 기다렸어요`;
}

/** What only the host sees of the panels. */
export const hostPanels = {
  waiting: (count: number) => `기다리는 사람 ${count}명`,
  guardianOf: (student: string) => `${called(student, '학생')}의 보호자`,
  waited: (role: string | null, ms: number) => [role, waitedWords(ms)].filter(Boolean).join(' · '),
  doorWatched: '대기실 켜짐',
  admit: '들어오게 하기',
  admitOne: (name: string) => `${called(name, '님')} 들어오게 하기`,
  refuse: '거절',
  refuseOne: (name: string) => `${called(name, '님')} 거절`,
  waitingRoom: '대기실 쓰기',
  waitingRoomHint: '켜 두면 선생님이 허락한 사람만 들어와요.',
  lowerOne: (name: string) => `${called(name, '님')} 손 내리기`,
  lower: '손 내리기',
  lowerAll: '모두 손 내리기',
  notCome: (count: number) => `아직 안 온 학생 ${count}명`,
  notHere: (count: number) => `지금 없는 학생 ${count}명`,
  hasLeft: '들어왔다가 나갔어요',
  saidAbsent: '못 온다고 했어요',
  missingFailed: '학생 명단을 불러오지 못했어요',
  missingLoading: '학생 명단을 불러오는 중이에요',
  muteAll: '모두 음소거',
  muteOne: (name: string) => `${called(name, '님')} 음소거`,
  allowDrawing: (name: string) => `${called(name, '님')} 그리게 하기`,
  stopDrawing: (name: string) => `${called(name, '님')} 그리기 막기`,
  studentsDraw: '학생도 그리기',
  studentsDrawHint: '끄면 선생님만 그려요. 보호자는 한 명씩 허락할 수 있어요.',
  removeOne: (name: string) => `${called(name, '님')} 내보내기`,
  removeQuestion: (name: string) => `${called(name, '님')}을 내보낼까요?`,
  removeBody: '다시 들어오려면 선생님이 문을 열어 줘야 해요.',
  remove: '내보내기',
  linksIntro: '링크를 가진 사람은 계정 없이 들어올 수 있어요. 학생마다 따로 보내 주세요.',
  linksLoading: '링크를 불러오는 중이에요',
  linksFailed: '링크를 불러오지 못했어요',
  copyLink: (name: string, role: string) => `${bearerOf(name, role)} 링크 복사`,
  renewLink: (name: string, role: string) => `${bearerOf(name, role)} 링크 새로 만들기`,
  renewQuestion: '링크를 새로 만들까요?',
  renewBody: '지금 링크는 더 이상 쓸 수 없어요. 그 링크로 들어와 있는 사람은 강의실에서 나가게 돼요.',
  renew: '새로 만들기',
  linkRenewed: '새 링크를 만들었어요',
  linksNone: '이 수업에는 아직 학생이 없어요.',
} as const;

export const panels = {
  close: '닫기',
  chatEmpty: '아직 메시지가 없어요.',
  message: '메시지',
  send: '보내기',
  newMessages: '새 메시지',
  mine: '나',
  whole: '더 보기',
  wholeOf: (name: string) => `${called(name, '님')}의 메시지 더 보기`,
  short: '접기',
  shortOf: (name: string) => `${called(name, '님')}의 메시지 접기`,
  sendFailed: '보내지 못했어요. 적은 내용은 그대로 있으니 다시 보내 주세요.',
  tooLong: (most: number, now: number) =>
    `한 번에 ${most.toLocaleString('ko')}자까지 보낼 수 있어요. 지금은 ${now.toLocaleString('ko')}자예요.`,
  inside: (count: number) => `참가자 ${count}명`,
  roles: LIVE_ROLE_LABELS,
  looksAlone: '혼자 보는 중',
  mayDraw: '그리기 가능',
};

const vietnamese: typeof panels = {
  close: 'Đóng',
  chatEmpty: 'Chưa có tin nhắn nào.',
  message: 'Tin nhắn',
  send: 'Gửi',
  newMessages: 'Tin nhắn mới',
  mine: 'Bạn',
  whole: 'Xem thêm',
  wholeOf: (name) => `Xem thêm tin nhắn của ${name}`,
  short: 'Thu gọn',
  shortOf: (name) => `Thu gọn tin nhắn của ${name}`,
  sendFailed: 'Chưa gửi được. Nội dung đã viết vẫn còn, bạn hãy gửi lại.',
  tooLong: (most, now) =>
    `Mỗi tin nhắn có tối đa ${most.toLocaleString('vi')} ký tự. Bạn đã viết ${now.toLocaleString('vi')} ký tự.`,
  inside: (count) => `${count} người tham gia`,
  roles: { HOST: 'Giáo viên', STUDENT: 'Học sinh', GUARDIAN: 'Phụ huynh' },
  looksAlone: 'Đang tự xem riêng',
  mayDraw: 'Được vẽ',
};

export const usePanelWords = wordsBy({ ko: panels, vi: vietnamese });
