export const lectureKorean = {
  title: '수업 자료',
  lesson: (no: number) => `${no}회차`,
  until: (when: string, clock: string) => `${when} (${clock})까지 볼 수 있어요`,
  fresh: '새 자료',
  seen: '봤어요',
  heard: (percent: number) => `${percent}%까지 들었어요`,
  who: '누가 보나요',
  opening: '자료를 여는 중이에요',
  failed: '자료를 열지 못했어요',
  listFailed: '수업 자료를 불러오지 못했어요',
  more: '자료 더 보기',
};

/** The shape that the words about material have in every language. */
export type LectureWords = typeof lectureKorean;
