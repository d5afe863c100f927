import { CONTACT_IN_REVIEW } from '@portal/domain/families/family-review';
import { type Rating, RATING_LABELS } from '@portal/domain/reviews/review';

export const reviewKorean = {
  title: '수강 후기',
  loading: '수강 후기를 불러오는 중이에요',
  failed: '수강 후기를 불러오지 못했어요',
  question: '수업은 어땠나요?',
  questionOf: (name: string) => `${name}, 수업은 어땠나요?`,
  ratings: RATING_LABELS as Readonly<Record<Rating, string>>,
  chooseRating: '별을 골라 주세요.',
  content: '어떤 점이 좋았고, 어떤 점이 아쉬웠나요?',
  writeContent: '후기를 2,000자 안으로 적어 주세요.',
  contactInContent: CONTACT_IN_REVIEW,
  readers:
    '선생님이 아이의 이름과 함께 읽어요. 선생님이 확인을 부탁하면 운영팀도 읽고, 선생님이 숨기지 않으면 수업을 찾는 다른 가족에게 보일 수 있어요. 전화번호나 주소는 적지 마세요.',
  once: '아이마다 한 번 남길 수 있고, 7일 동안 고칠 수 있어요.',
  submit: '후기 남기기',
  sending: '보내는 중이에요',
  said: (rating: Rating) => `별 ${rating}개를 남겼어요`,
  saidOf: (name: string, rating: Rating) => `${name}, 별 ${rating}개를 남겼어요`,
  editableUntil: (when: string) => `${when}까지 고칠 수 있어요.`,
  edited: '고침',
  change: '고치기',
  changeOf: (name: string) => `고치기, ${name}`,
  save: '고친 후기 보내기',
  keep: '그대로 두기',
  reply: '선생님의 답',
  asked: '선생님이 여쭤봐요',
  askedHow: '후기를 고쳐서 답할 수 있고, 그대로 두어도 괜찮아요.',
  removed: '운영팀이 이 후기를 지웠어요',
  removedOf: (name: string) => `${name}, 운영팀이 이 후기를 지웠어요`,
  removedBody:
    '선생님이 확인을 부탁해서 운영팀이 보고 지웠어요. 적은 말은 선생님과 다른 가족에게 더 이상 보이지 않아요.',
};

/** The shape that these words have in every language. */
export type ReviewWords = typeof reviewKorean;
