/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  lesson: '수업 회차',
  wrapUp: '수업 마무리',
  evidence: '수업 증거 기록',
  check: '증거 기록 확인',
  proof: '확인한 증거 기록',
} as const;
