import type { Subject } from '@portal/domain/catalog/catalogs.contract';

/** Two subjects to choose from, with two topics each. */
export const someSubjects = (): Subject[] => [
  {
    id: 'math',
    name: '수학',
    topics: [
      { id: 'math-middle', name: '중등 수학' },
      { id: 'math-high', name: '고등 수학' },
    ],
  },
  {
    id: 'korean',
    name: '한국어',
    topics: [
      { id: 'korean-conversation', name: '회화' },
      { id: 'korean-reading', name: '독서와 글쓰기' },
    ],
  },
];
