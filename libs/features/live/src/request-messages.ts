import { wordsBy } from './reading/room-words.ts';

/** What is said when the room refused and no part of it has words of its own. */
const korean = {
  failed: '하지 못했어요. 잠시 뒤에 다시 해 주세요.',
  noLine: '연결이 잠시 끊겼어요. 다시 이어지면 한 번 더 눌러 주세요.',
};
const vietnamese: typeof korean = {
  failed: 'Chưa thực hiện được. Hãy thử lại sau giây lát.',
  noLine: 'Mất kết nối trong giây lát. Hãy bấm lại khi kết nối trở lại.',
};

export const useRequestWords = wordsBy({ ko: korean, vi: vietnamese });
