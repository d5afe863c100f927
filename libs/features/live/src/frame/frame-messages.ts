import type { DeviceTrouble } from '@portal/portal-core/media/device-trouble';
import { doorKorean } from '../door-korean.ts';
import { doorVietnamese } from '../door-vietnamese.ts';
import { wordsBy } from '../reading/room-words.ts';

const troubles: Record<'audio' | 'video' | 'screen', Record<DeviceTrouble, readonly [string, string]>> = {
  ...doorKorean.troubles,
  screen: {
    REFUSED: ['화면을 공유하지 못했어요', '브라우저가 막았어요. 다시 눌러 화면을 골라 주세요.'],
    NONE: ['공유할 화면이 없어요', '창을 연 뒤 다시 시도해 주세요.'],
    IN_USE: ['화면을 공유하지 못했어요', '다른 공유를 멈춘 뒤 다시 시도해 주세요.'],
    UNSUPPORTED: ['이 브라우저에서는 화면을 공유할 수 없어요', '컴퓨터의 최신 Chrome이나 Safari로 열어 주세요.'],
  },
};

/** On a phone that lies, in place of the cards. */
const cardLine = {
  asked: (isQuiz: boolean, question: string) => `${isQuiz ? '퀴즈' : '투표'}: ${question}`,
  result: (isQuiz: boolean, question: string) => `${isQuiz ? '퀴즈' : '투표'} 결과: ${question}`,
  answer: '답하기',
  look: '보기',
};

export const frame = { troubles, cardLine, recording: '녹화 중' };

/** Only a teacher opens the door. */
export const hostCardLine = { waiting: (count: number) => `기다리는 사람 ${count}명` } as const;

const vietnamese: typeof frame = {
  troubles: {
    ...doorVietnamese.troubles,
    screen: {
      REFUSED: ['Chưa chia sẻ được màn hình', 'Trình duyệt đã chặn. Hãy nhấn lại rồi chọn màn hình.'],
      NONE: ['Không có màn hình để chia sẻ', 'Hãy mở một cửa sổ rồi thử lại.'],
      IN_USE: ['Chưa chia sẻ được màn hình', 'Hãy dừng lần chia sẻ khác rồi thử lại.'],
      UNSUPPORTED: [
        'Trình duyệt này không chia sẻ được màn hình',
        'Hãy mở trên máy tính bằng Chrome hoặc Safari bản mới nhất.',
      ],
    },
  },
  cardLine: {
    asked: (isQuiz, question) => `${isQuiz ? 'Câu đố' : 'Bình chọn'}: ${question}`,
    result: (isQuiz, question) => `Kết quả ${isQuiz ? 'câu đố' : 'bình chọn'}: ${question}`,
    answer: 'Trả lời',
    look: 'Xem',
  },
  recording: 'Đang ghi hình',
};

export const useFrameWords = wordsBy({ ko: frame, vi: vietnamese });
