import { called } from '@portal/domain/format/called';
import { twoDigits } from '@portal/domain/time/day';
import { wordsBy } from '../reading/room-words.ts';

/** So many are called by name; of more only how many. */
const MOST_NAMES = 4;

/** The people of these names, and so many more who have none here. */
const namesOf = (names: readonly string[], nameless = 0) => {
  const shown = names.slice(0, MOST_NAMES).map((name) => called(name, '님'));
  const more = names.length - shown.length + nameless;
  return shown.join(', ') + (more > 0 ? ` 외 ${more}명` : '');
};

/** What only the host sees of a question. */
export const hostPolls = {
  question: '질문',
  option: (no: number) => `보기 ${no}`,
  options: '보기',
  addOption: '보기 추가',
  kind: '무엇을 물을까요?',
  kinds: { POLL: '설문', QUIZ: '퀴즈' },
  right: '정답',
  rightLater: '보기를 적으면 여기에서 정답을 고를 수 있어요.',
  rightHidden: '학생에게는 닫은 뒤에 보여요.',
  start: { POLL: '투표 시작하기', QUIZ: '퀴즈 시작하기' },
  questionMissing: '질문을 적어 주세요.',
  optionsMissing: '보기를 두 개 이상 적어 주세요.',
  optionsLong: (most: number) => `보기는 ${most}자까지 쓸 수 있어요.`,
  optionsSame: '같은 보기가 있어요. 서로 다르게 적어 주세요.',
  rightMissing: '정답을 골라 주세요.',
  cancel: '취소',
  close: '닫고 결과 보여 주기',
  clear: '치우기',
  askAnew: '새 질문',
  since: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes}분 ${twoDigits(seconds)}초째` : `${seconds}초째`,
  answeredOf: (count: number, of: number) => `${of}명 가운데 ${count}명이 골랐어요`,
  people: (of: number) => `/${of}명`,
  choosing: (names: readonly string[]) => `${namesOf(names)}이 고르고 있어요`,
  everybodyChose: '모두 골랐어요',
  nobodyHere: '아직 고를 학생이 없어요',
  onlyMe: '정답 (나만 보여요)',
  chosenBy: (names: readonly string[], left: number) =>
    names.length > 0 ? namesOf(names, left) : `지금은 나간 학생 ${left}명`,
} as const;

export const polls = {
  poll: '투표',
  quiz: '퀴즈',
  none: '지금은 투표가 없어요.',
  atCard: (isOpen: boolean) => `${isOpen ? '열린' : '닫은'} 질문이 있어요. 투표 카드에서 볼 수 있어요.`,
  closed: '닫혔어요',
  answered: (count: number) => `${count}명이 골랐어요`,
  votes: (count: number) => `${count}명`,
  mine: '내 선택',
  right: '정답',
  choose: '하나를 골라 주세요.',
  chose: (text: string) => `‘${text}’ 답을 골랐어요. 닫히기 전까지 바꿀 수 있어요.`,
  studentsChoose: '학생이 고르는 중이에요.',
  wasRight: '맞았어요',
  wasWrong: (answer: string) => `아쉽지만 틀렸어요. 정답: ${answer}`,
  rightWas: (answer: string) => `정답: ${answer}`,
  didNotChoose: '이번에는 고르지 않았어요.',
};

const vietnamese: typeof polls = {
  poll: 'Bình chọn',
  quiz: 'Câu đố',
  none: 'Hiện không có bình chọn nào.',
  atCard: (isOpen) => `Có câu hỏi ${isOpen ? 'đang mở' : 'đã đóng'}. Bạn xem ở thẻ bình chọn.`,
  closed: 'Đã đóng',
  answered: (count) => `${count} người đã chọn`,
  votes: (count) => `${count} người`,
  mine: 'Lựa chọn của bạn',
  right: 'Đáp án đúng',
  choose: 'Hãy chọn một câu trả lời.',
  chose: (text) => `Bạn đã chọn “${text}”. Bạn có thể đổi cho đến khi câu hỏi được đóng.`,
  studentsChoose: 'Các học sinh đang chọn.',
  wasRight: 'Bạn trả lời đúng rồi',
  wasWrong: (answer) => `Tiếc quá, chưa đúng. Đáp án đúng: ${answer}`,
  rightWas: (answer) => `Đáp án đúng: ${answer}`,
  didNotChoose: 'Lần này bạn không chọn.',
};

export const usePollWords = wordsBy({ ko: polls, vi: vietnamese });
