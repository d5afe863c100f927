import { called } from '@portal/domain/format/called';
import type { LiveFocus } from '@portal/domain/live/live-room';
import { doorKorean } from '../door-korean.ts';
import { doorVietnamese } from '../door-vietnamese.ts';
import { wordsBy } from '../reading/room-words.ts';

/** What the teacher looks at, said to somebody who looks elsewhere. */
type Places = Readonly<Record<LiveFocus, (page: number) => string>>;
const koreanPlaces: Places = {
  PEOPLE: () => '사람들',
  BOARD: (page) => `칠판 ${page}쪽`,
  MATERIAL: () => '자료',
};
const vietnamesePlaces: Places = {
  PEOPLE: () => 'mọi người',
  BOARD: (page) => `bảng, trang ${page}`,
  MATERIAL: () => 'tài liệu',
};

/** What only the host sees of the stage. */
export const hostStage = {
  seat: {
    NOT_YET: '아직 안 왔어요',
    LEFT: '나갔어요',
    EXCUSED: '못 온다고 했어요',
  },
  together: '모두 함께 봐요',
  togetherCount: (count: number) => `${count}명`,
  aloneCount: (count: number) => `${count}명이 혼자 보고 있어요`,
} as const;

export const stage = {
  label: '참가자 화면',
  me: (name: string) => `${name} (나)`,
  micOff: '마이크 꺼짐',
  handUp: '손들었어요',
  screen: '화면 공유 중',
  talking: '말하는 중',
  line: { GOOD: '연결 좋음', WEAK: '연결 약함', LOW: '연결이 약해 소리만 보내요' },
  /** Beside the bars, where there is room for a word alone. */
  lineShort: { WEAK: '약함', LOW: '소리만' },
  playSound: '소리 켜기',
  pin: (name: string) => `${called(name, '님')} 크게 보기`,
  unpin: (name: string) => `${called(name, '님')} 크게 보기 풀기`,
  everybody: (count: number) => `모두 ${count}명`,
  following: '선생님을 따라 보는 중',
  followedPage: (page: number) => `${page}쪽`,
  alone: '혼자 보고 있어요',
  hers: (focus: LiveFocus, page: number) => `선생님은 ${koreanPlaces[focus](page)}`,
  follow: '선생님 따라가기',
  lost: doorKorean.lost,
  lostBody: '적고 있던 내용은 그대로 있어요.',
  mediaLost: '소리와 화면이 끊겼어요. 다시 연결하고 있어요.',
  mediaLostBody: '그동안 채팅과 칠판은 그대로 쓸 수 있어요.',
  link: '화상 수업은 다른 창에서 해요',
  linkBody: '출석과 채팅, 칠판은 이 강의실에서 이어져요.',
  openLink: '화상 수업 열기',
  newWindow: '새 창에서 열림',
};

const vietnamese: typeof stage = {
  label: 'Hình những người tham gia',
  me: doorVietnamese.me,
  micOff: 'Micro đang tắt',
  handUp: 'Đang giơ tay',
  screen: 'Đang chia sẻ màn hình',
  talking: 'Đang nói',
  line: { GOOD: 'Kết nối tốt', WEAK: 'Kết nối yếu', LOW: 'Kết nối yếu, chỉ truyền được tiếng' },
  lineShort: { WEAK: 'Yếu', LOW: 'Chỉ tiếng' },
  playSound: 'Bật tiếng',
  pin: (name) => `Phóng to ${name}`,
  unpin: (name) => `Thôi phóng to ${name}`,
  everybody: (count) => `Tất cả ${count} người`,
  following: 'Đang xem theo giáo viên',
  followedPage: (page) => `trang ${page}`,
  alone: 'Bạn đang tự xem riêng',
  hers: (focus, page) => `giáo viên đang xem ${vietnamesePlaces[focus](page)}`,
  follow: 'Xem theo giáo viên',
  lost: doorVietnamese.lost,
  lostBody: 'Nội dung bạn đang viết vẫn còn.',
  mediaLost: 'Mất hình và tiếng. Đang kết nối lại.',
  mediaLostBody: 'Trong lúc đó, bạn vẫn trò chuyện và dùng bảng được.',
  link: 'Buổi học trực tuyến diễn ra ở cửa sổ khác',
  linkBody: 'Điểm danh, trò chuyện và bảng vẫn tiếp tục ở phòng học này.',
  openLink: 'Mở buổi học trực tuyến',
  newWindow: 'mở trong cửa sổ mới',
};

export const useStageWords = wordsBy({ ko: stage, vi: vietnamese });
