import type { ChatMessage } from '@portal/domain/chat/chat-message';

const WORDS = [
  '오늘 숙제가 어디까지인지 여쭤봐도 될까요?',
  '네, 감사합니다!',
  '42쪽부터 44쪽까지예요.',
  'Chào cô, hôm nay bé bị ốm ạ',
];
const START = Date.UTC(2026, 0, 1);
const EVERY_MS = 70_000;

/** A message of a talk that never ends: of one line to a dozen, of two who write some in a row, over many days. */
export function aLongMessage(seq: number): Partial<ChatMessage> {
  const lines = seq % 37 === 0 ? 12 : (seq % 5) + (seq % 3);
  const content = Array.from({ length: Math.max(1, lines) }, (_, at) => WORDS[(seq + at) % WORDS.length]).join('\n');
  return {
    seq,
    content: `${seq}. ${content}`,
    isMine: seq % 7 > 3,
    at: new Date(START + seq * EVERY_MS).toISOString(),
  };
}
