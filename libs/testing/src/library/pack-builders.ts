import type { LessonPack, PackSummary, PackUse } from '@portal/domain/library/pack';
import { aLibraryDocument } from './library-builders.ts';

const poll = { question: '기울기가 2인 그래프는?', options: ['y = 2x', 'y = x + 2'], answer: 0 };

/** Everything for a lesson on graphs, given to two lessons. */
export const aLessonPack = (over: Partial<LessonPack> = {}): LessonPack => ({
  id: 'pack-1',
  name: '일차함수의 그래프',
  documents: [aLibraryDocument()],
  homework: { title: '그래프 그리기', content: '교재 42~44쪽', documents: [] },
  polls: [poll],
  pages: [[{ id: 'drawing-1', version: 1, kind: 'line', colour: 'ink', width: 'normal', points: [0, 0, 10, 10] }]],
  lessons: 2,
  createdAt: '2026-11-02T10:00:00+09:00',
  changedAt: '2026-11-16T18:00:00+09:00',
  version: 1,
  ...over,
});

export const aPackSummary = (over: Partial<PackSummary> = {}): PackSummary => ({
  id: 'pack-1',
  name: '일차함수의 그래프',
  documents: 1,
  firstDocuments: [{ name: '일차함수의 그래프 정리.pdf', kind: 'PDF' }],
  hasHomework: true,
  polls: 1,
  pages: 1,
  lessons: 2,
  changedAt: '2026-11-16T18:00:00+09:00',
  ...over,
});

export const aPackUse = (over: Partial<PackUse> = {}): PackUse => ({
  packName: '일차함수의 그래프',
  lectureId: 'lecture-1',
  assignmentId: 'assignment-1',
  polls: [poll],
  pages: 1,
  at: '2026-11-16T18:30:00+09:00',
  ...over,
});
