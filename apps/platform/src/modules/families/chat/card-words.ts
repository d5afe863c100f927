import type { ChatCard } from '@portal/domain/chat/chat-card';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { FAMILY_TIME } from '../../classes/module.ts';

interface Words {
  readonly lesson: (at: string) => string;
  readonly assignment: (title: string) => string;
  readonly review: string;
  readonly gone: string;
}

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    lesson: (at) => `수업 카드: ${at}`,
    assignment: (title) => `과제 카드: ${title}`,
    review: '후기 카드',
    gone: '카드를 보냈어요',
  },
  vi: {
    lesson: (at) => `Thẻ buổi học: ${at}`,
    assignment: (title) => `Thẻ bài tập: ${title}`,
    review: 'Thẻ đánh giá',
    gone: 'Đã gửi một thẻ',
  },
};

/** Who reads it: in which language, by whose clocks. */
interface CardLineReader {
  readonly language: FamilyLanguage;
  readonly timeZone: string;
}

/** A card in one line, as a family reads it. */
export function familyCardLine(card: ChatCard, { language, timeZone }: CardLineReader): string {
  const words = WORDS[language];
  switch (card.kind) {
    case 'LESSON':
      return words.lesson(FAMILY_TIME[language](new Date(card.startAt), timeZone));
    case 'ASSIGNMENT':
      return words.assignment(card.title);
    case 'REVIEW':
      return words.review;
    case 'GONE':
      return words.gone;
  }
}
