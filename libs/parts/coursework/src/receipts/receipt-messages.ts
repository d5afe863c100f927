/** Who has seen material of a class. */
export const receipts = {
  title: '누가 봤어요',
  lead: (students: number, seen: number) => `${students}명 가운데 ${seen}명이 봤어요`,
  loading: '본 학생을 찾는 중이에요',
  failed: '본 학생을 불러오지 못했어요',
  empty: '이 수업에는 아직 학생이 없어요.',
  notSeen: '아직 안 봤어요',
  seen: (when: string, count: number) => (count > 1 ? `${when} 봤어요 · ${count}번 열었어요` : `${when} 봤어요`),
  firstSeen: (when: string) => `처음 본 때 ${when}`,
  played: (name: string) => `${name}을(를) 들은 만큼`,
  playedText: (at: string, total: string) => `${total} 가운데 ${at}까지`,
  code: (code: string) => `자료에 찍히는 코드 ${code}`,
  gone: '지금은 없는 파일',
} as const;
