/** Of the page that begins a course. */
export const creation = {
  intro: '이름부터 정해 주세요. 나중에 바꿀 수 있고, 쓰는 내용은 자동으로 저장돼요.',
  titleMissing: '강좌 이름을 적어 주세요.',
  create: '만들기',
  failed: '강좌를 만들지 못했어요',
} as const;

/** Before the first approval of the teaching profile (CRS-5). */
export const gate = {
  title: '프로필이 승인되면 강좌를 만들 수 있어요.',
  body: '학생과 학부모가 믿고 고를 수 있도록 수업 프로필을 먼저 확인해요. 심사는 영업일 1일 안에 끝나요.',
  action: '프로필 보기',
  courses: '내 강좌',
} as const;
