import { called } from '@portal/domain/format/called';
import { wordsBy } from '../reading/room-words.ts';

const withMore = (names: readonly string[]) =>
  called(names[0] ?? '', '님') + (names.length > 1 ? ` 외 ${names.length - 1}명` : '');
const koreanOf = (isQuiz: boolean) => (isQuiz ? '퀴즈' : '투표');
const vietnameseOf = (isQuiz: boolean) => (isQuiz ? 'Câu đố' : 'Bình chọn');

/** What only the host is told. */
export const hostNotices = {
  opened: (isQuiz: boolean, question: string) => `${koreanOf(isQuiz)}를 열었어요: ${question}`,
  closed: (isQuiz: boolean) => `${koreanOf(isQuiz)}를 닫았어요. 모두 결과를 볼 수 있어요.`,
  atDoor: (names: readonly string[]) => `${withMore(names)}이 문 앞에서 기다려요.`,
  handsUp: (names: readonly string[]) => `${withMore(names)}이 손을 들었어요.`,
} as const;

export const notices = {
  opened: (isQuiz: boolean, question: string) => `${koreanOf(isQuiz)}가 열렸어요: ${question}`,
  standsOpen: (isQuiz: boolean, question: string) => `${koreanOf(isQuiz)}가 열려 있어요: ${question}`,
  closed: (isQuiz: boolean) => `${koreanOf(isQuiz)}가 닫혔어요. 결과를 볼 수 있어요.`,
  mayDraw: '이제 칠판에 그릴 수 있어요.',
  mayNotDraw: '이제 칠판은 보기만 할 수 있어요.',
  recording: '지금부터 수업을 녹화해요.',
  notRecording: '녹화를 끝냈어요.',
  standsRecording: '수업을 녹화하고 있어요.',
  muted: '선생님이 마이크를 껐어요. 말하려면 다시 켜 주세요.',
  close: '알림 닫기',
};
export type NoticeWords = typeof notices;

const vietnamese: NoticeWords = {
  opened: (isQuiz, question) => `${vietnameseOf(isQuiz)} đã mở: ${question}`,
  standsOpen: (isQuiz, question) => `${vietnameseOf(isQuiz)} đang mở: ${question}`,
  closed: (isQuiz) => `${vietnameseOf(isQuiz)} đã đóng. Bạn có thể xem kết quả.`,
  mayDraw: 'Bây giờ bạn có thể vẽ lên bảng.',
  mayNotDraw: 'Bây giờ bạn chỉ có thể xem bảng.',
  recording: 'Buổi học được ghi hình từ bây giờ.',
  notRecording: 'Đã dừng ghi hình.',
  standsRecording: 'Buổi học đang được ghi hình.',
  muted: 'Giáo viên đã tắt micro. Nhấn micro để nói.',
  close: 'Đóng thông báo',
};

export const useNoticeWords = wordsBy({ ko: notices, vi: vietnamese });
