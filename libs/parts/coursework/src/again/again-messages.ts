import type { LastResult } from '@portal/domain/coursework/assignment-template';

/** Giving an assignment again, and the templates that are kept for it. */
export const again = {
  title: '다시 내기',
  templates: '과제 템플릿',
  classes: '어느 수업에 낼까요?',
  classesFailed: '수업을 불러오지 못했어요',
  classesLoading: '수업을 불러오는 중이에요',
  deadlineDay: '마감 날짜',
  deadlineTime: '마감 시각',
  helper: '내용과 파일은 그대로 가고, 내자마자 공개돼요.',
  give: '과제 내기',
  asDraft: '초안으로 두기',
  given: (count: number) => `수업 ${count}개에 과제를 냈어요`,
  drafted: (count: number) => `수업 ${count}개에 초안을 두었어요`,
  failed: '과제를 내지 못했어요',
  close: '닫기',
  last: '지난 결과',
  result: ({ average, onTime, students, typicalHours }: LastResult): string =>
    [
      average !== null && `평균 ${average}점`,
      `${students}명 중 ${onTime}명이 제때`,
      typicalHours !== null &&
        `보통 ${typicalHours < 48 ? `${Math.round(typicalHours)}시간` : `${Math.round(typicalHours / 24)}일`}`,
    ]
      .filter(Boolean)
      .join(' · '),
  keep: '템플릿으로 두기',
  kept: '템플릿으로 두었어요',
  keepFailed: '템플릿으로 두지 못했어요',
  search: '템플릿 찾기',
  loading: '템플릿을 불러오는 중이에요',
  listFailed: '템플릿을 불러오지 못했어요',
  none: '아직 템플릿이 없어요',
  noneBody: '과제의 메뉴에서 ‘템플릿으로 두기’를 누르면 여기에 모여요.',
  noneFound: '맞는 템플릿이 없어요',
  noneFoundBody: '제목이나 내용에 있는 다른 말로 찾아 보세요.',
  times: (count: number) => `${count}번 냈어요`,
  giveOf: (title: string) => `${title} 다시 내기`,
  remove: '지우기',
  removeOf: (title: string) => `${title} 지우기`,
  deleteTitle: '이 템플릿을 지울까요?',
  deleteBody: (title: string) => `‘${title}’ 템플릿이 사라져요. 이미 낸 과제는 그대로예요.`,
  deleted: '템플릿을 지웠어요',
  pages: '템플릿 쪽',
} as const;
