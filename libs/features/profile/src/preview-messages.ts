import { titles } from './title-messages.ts';

/** Words of the page that shows what of the profile is public; the page of families orders and draws it in its own way. */
export const previewMessages = {
  title: titles.preview,
  intro:
    '가족에게 공개되는 내용이에요. 공개 페이지와는 순서와 모양이 달라요. 주소, 납세 번호, 증빙 파일은 공개되지 않아요.',
  as: '누구의 눈으로 볼까요?',
  viewers: { PARENT: '학부모', STUDENT: '학생' },
  of: '어떤 내용을 볼까요?',
  versions: { DRAFT: '지금 쓰는 내용', PUBLISHED: '공개 중인 내용' },
  loading: '미리보기를 불러오는 중이에요',
  failed: '미리보기를 불러오지 못했어요',
  notPublished: '아직 공개된 프로필이 없어요',
  notPublishedBody: '심사에서 승인되면 학부모와 학생에게 보여요.',
  seeDraft: '지금 쓰는 내용 보기',
  noShortIntro: '한 줄 소개가 여기에 보여요',
  video: '소개 영상',
  openVideo: '소개 영상 보기',
  about: '소개',
  subjects: '가르치는 과목',
  levels: '수준',
  languages: '언어',
  mode: '수업 방식',
  areas: '수업 지역',
  experiences: '경력',
  certificates: '자격증',
  untilNow: '지금까지',
  facts: '한눈에 보기',
} as const;
