import type { SharedPack } from '@portal/domain/community/shared-pack';
import { formatPoints } from '@portal/domain/format/money';

const n = (count: number) => count.toLocaleString();

/** A pack that is shared in a group, and what is done with it. */
export const packs = {
  chip: '수업 꾸러미',
  size: (things: number, size: string | null) => [`모두 ${n(things)}개`, size].filter(Boolean).join(' · '),
  facts: ({ documents, homework, questions }: Pick<SharedPack, 'documents' | 'homework' | 'questions'>) =>
    [
      documents.length > 0 && `자료 ${n(documents.length)}`,
      homework && '과제 1',
      questions.length > 0 && `질문 ${n(questions.length)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  takers: (count: number) => (count > 0 ? `${n(count)}명이 가져갔어요` : '아직 가져간 선생님이 없어요'),
  thanks: (count: number) => `고마워요 ${n(count)}`,
  licence: '라이선스',
  take: '내 서재로 가져오기',
  takeAgain: '다시 가져오기',
  taking: '가져오는 중',
  taken: '서재에 넣었어요',
  already: '이미 서재에 있어요',
  takeFailed: '서재로 가져오지 못했어요',
  full: '저장 공간이 모자라요. 서재에서 쓰지 않는 자료를 지운 뒤 다시 가져와 주세요.',
  tooMany: '서재에 자료나 꾸러미가 너무 많아요. 쓰지 않는 것을 지운 뒤 다시 가져와 주세요.',
  give: '수업에 넣기',
  thank: '고마워요',
  thankFailed: '고마움을 전하지 못했어요',
  inside: '꾸러미에 든 것',
  documents: (count: number) => `자료 ${n(count)}개`,
  homework: '과제 1개',
  questions: (count: number) => `질문 ${n(count)}개`,
  onlyMembers: '모임에 가입하면 자료를 열어 볼 수 있어요.',
  mineTook: (takers: number, points: number) =>
    points > 0
      ? `내 자료를 ${n(takers)}명이 가져가서 ${formatPoints(points)}를 받았어요.`
      : `내 자료를 ${n(takers)}명이 가져갔어요.`,
} as const;

/** Sharing one of her own. */
export const sharing = {
  pack: '나눌 꾸러미',
  choose: '꾸러미를 골라 주세요',
  packHelper: '지금 모습 그대로 나눠요. 판서는 학생이 쓴 것이 있을 수 있어서 함께 나가지 않아요.',
  packMissing: '나눌 꾸러미를 골라 주세요.',
  loading: '꾸러미를 불러오는 중',
  failed: '꾸러미를 불러오지 못했어요',
  none: '아직 만든 꾸러미가 없어요',
  noneBody: '서재에서 수업 꾸러미를 만들면 모임에 나눌 수 있어요.',
  create: '꾸러미 만들기',
  licenceMissing: '라이선스를 골라 주세요.',
  licenceHelper: '가져간 선생님은 이 조건을 지켜야 해요.',
  fixed: '꾸러미와 라이선스는 그대로 남아요. 고친 꾸러미는 새 글로 나눠 주세요.',
  picture: '그림',
  pictureHelper: '어떤 자료인지 보여 주는 그림 한 장이에요. 안 올려도 돼요.',
  pictureOnly: '그림 한 장만 함께 올릴 수 있어요. 다른 파일은 꾸러미에 담아 주세요.',
} as const;
