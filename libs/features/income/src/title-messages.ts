/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  page: '수입',
  lessons: '수업별 수입',
  statements: '정산서',
  statement: '한 달의 정산서',
} as const;
