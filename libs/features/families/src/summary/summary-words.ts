import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';

const korean = {
  title: '수업에서 함께 본 것',
  loading: '수업에서 함께 본 것을 불러오는 중이에요',
  failed: '수업에서 함께 본 것을 불러오지 못했어요',
  materials: '자료',
  questions: '질문',
  votes: (count: number) => `${count}명`,
  right: '정답',
  chose: (name: string) => `${name}의 답`,
};
type SummaryWords = typeof korean;

const vietnamese: SummaryWords = {
  title: 'Những gì đã xem trong buổi học',
  loading: 'Đang tải những gì đã xem trong buổi học',
  failed: 'Không tải được những gì đã xem trong buổi học',
  materials: 'Tài liệu',
  questions: 'Câu hỏi',
  votes: (count) => `${count} bạn`,
  right: 'Đáp án đúng',
  chose: (name) => `${name} đã chọn`,
};

const WORDS: Readonly<Record<FamilyLanguage, SummaryWords>> = { ko: korean, vi: vietnamese };

/** The words about what is left of a lesson, in the language of who reads. */
export const useSummaryWords = (): SummaryWords => WORDS[useReader().language];
