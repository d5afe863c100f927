import { wordsBy } from '../reading/room-words.ts';

/** What only a teacher is told before her room. */
export const host = {
  missing: '찾을 수 없는 수업이에요',
  missingBody: '지워졌거나 주소가 바뀐 수업이에요.',
  back: '수업으로 돌아가기',
  toCalendar: '일정으로 가기',
} as const;

export const sidePanel = {
  tabs: '옆 화면',
  /** What somebody waits for an answer to. */
  cards: '답할 것',
};

const vietnamese: typeof sidePanel = { tabs: 'Màn hình bên cạnh', cards: 'Cần trả lời' };

export const useSidePanelWords = wordsBy({ ko: sidePanel, vi: vietnamese });
