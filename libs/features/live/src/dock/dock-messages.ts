import { called } from '@portal/domain/format/called';
import { wordsBy } from '../reading/room-words.ts';

const device = (name: string, on: boolean) =>
  on
    ? { label: `${name} 켜짐`, name: `${name} 켜짐, ${name} 끄기` }
    : { label: `${name} 꺼짐`, name: `${name} 꺼짐, ${name} 켜기` };

const told = (...parts: (string | false)[]) => parts.filter(Boolean).join(', ');

/** The name of a tool begins with what is written under it; of one that is on or off it goes on with what a press does. */
export const tools = {
  label: '수업 도구',
  groups: { ME: '나', LESSON: '수업', PEOPLE: '사람' },
  microphone: (on: boolean) => device('마이크', on),
  camera: (on: boolean) => device('카메라', on),
  screen: (on: boolean) =>
    on
      ? { label: '화면 공유 중', name: '화면 공유 중, 화면 공유 멈추기' }
      : { label: '화면 공유', name: '화면 공유, 화면 공유하기' },
  hand: (up: boolean) =>
    up ? { label: '손들었어요', name: '손들었어요, 손 내리기' } : { label: '손들기', name: '손들기' },
  micOn: device('마이크', false).name,
  micOff: device('마이크', true).name,
  cameraOn: device('카메라', false).name,
  cameraOff: device('카메라', true).name,
  chat: (count: number) => told('채팅', count > 0 && `새 메시지 ${count}개`),
  people: '참가자',
  board: '칠판',
  /** Where nothing shows whether it is open: what a guest does with it. */
  boardActs: { ALONE: '칠판 혼자 보기', AWAY: '칠판 닫고 혼자 보기', FOLLOW: '선생님 따라가기' },
  material: '자료',
  more: '더 보기',
  leave: '나가기',
};

/** What only a teacher can do. */
export const hostTools = {
  people: (waiting: number, hands: number) =>
    told(tools.people, waiting > 0 && `기다리는 사람 ${waiting}명`, hands > 0 && `손든 사람 ${hands}명`),
  poll: '투표',
  record: (on: boolean) =>
    on ? { label: '녹화 중', name: '녹화 중, 녹화 끝내기' } : { label: '녹화', name: '녹화, 녹화 시작하기' },
  recordRefused: '녹화를 시작하지 못했어요. 잠시 뒤에 다시 해 주세요.',
  noConsent: (names: readonly string[]) =>
    `${called(names[0] ?? '', '학생')}${names.length > 1 ? ` 외 ${names.length - 1}명` : ''}의 보호자가 아직 동의하지 않아 녹화할 수 없어요. 가족 페이지에서 동의할 수 있어요.`,
  links: '입장 링크',
  end: '수업 끝내기',
  endShort: '끝내기',
} as const;

const vietnameseDevice = (name: string, on: boolean) =>
  on
    ? { label: `${name} bật`, name: `${name} bật, tắt ${name.toLowerCase()}` }
    : { label: `${name} tắt`, name: `${name} tắt, bật ${name.toLowerCase()}` };

const vietnamese: typeof tools = {
  label: 'Công cụ buổi học',
  groups: { ME: 'Của bạn', LESSON: 'Buổi học', PEOPLE: 'Mọi người' },
  microphone: (on) => vietnameseDevice('Micro', on),
  camera: (on) => vietnameseDevice('Camera', on),
  screen: (on) =>
    on
      ? { label: 'Đang chia sẻ màn hình', name: 'Đang chia sẻ màn hình, dừng chia sẻ' }
      : { label: 'Chia sẻ màn hình', name: 'Chia sẻ màn hình' },
  hand: (up) =>
    up ? { label: 'Đã giơ tay', name: 'Đã giơ tay, bỏ tay xuống' } : { label: 'Giơ tay', name: 'Giơ tay' },
  micOn: vietnameseDevice('Micro', false).name,
  micOff: vietnameseDevice('Micro', true).name,
  cameraOn: vietnameseDevice('Camera', false).name,
  cameraOff: vietnameseDevice('Camera', true).name,
  chat: (count) => told('Trò chuyện', count > 0 && `${count} tin nhắn mới`),
  people: 'Người tham gia',
  board: 'Bảng',
  boardActs: { ALONE: 'Tự xem riêng bảng', AWAY: 'Đóng bảng, tự xem riêng', FOLLOW: 'Xem theo giáo viên' },
  material: 'Tài liệu',
  more: 'Xem thêm',
  leave: 'Rời đi',
};

export const useToolWords = wordsBy({ ko: tools, vi: vietnamese });
