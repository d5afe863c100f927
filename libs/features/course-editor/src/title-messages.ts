/** The names of the pages; everything else comes with them. */
export const messages = {
  createTitle: '강좌 만들기',
  courseTitle: '강좌',
  editTitle: '강좌 수정',
  previewTitle: '학생 화면으로 보기',
} as const;
