import type { ReplyLanguage } from '@portal/domain/chat/saved-reply';

/** The book of phrases beside the text. It is the teacher's alone, and so are its words. */
export const phrases = {
  title: '문구집',
  lead: '두 언어를 맞춰 보고 보내요',
  close: '문구집 닫기',
  search: '문구 찾기',
  list: '문구',
  loading: '문구집을 불러오는 중',
  failed: '문구집을 불러오지 못했어요',
  notFound: '찾는 문구가 없어요',
  standard: '기본 문구예요. 관리에서 처음 고치면 내 문구로 복사돼요.',
  languages: { korean: '한국어', vietnamese: '베트남어' } satisfies Record<ReplyLanguage, string>,
  language: '보낼 언어',
  goes: '이 글이 나가요',
  notWritten: '이 언어로는 적지 않았어요.',
  slots: '채울 칸',
  empty: (place: string) => `${place} 빈칸`,
  moment: (place: string) => ['날짜', place] as const,
  converted: (language: string, city: string) => `${language} 글의 시간은 받는 분 시각(${city})으로 바꿨어요.`,
  mixed: '한국어를 읽는 분과 베트남어를 읽는 분이 함께 있어요. 보낼 언어를 확인해 주세요.',
  ofManyClocks: (city: string) => `받는 분들이 여러 곳에 있어서 시간은 ${city} 시각으로 적었어요.`,
  fill: (places: readonly string[]) => `${places.join(', ')} 채우기`,
  insert: '입력란에 넣기',
  manage: '문구집 관리',
} as const;
