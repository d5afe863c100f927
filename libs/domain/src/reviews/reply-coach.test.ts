import { coachReply, REPLY_CHECK_LABELS, REPLY_CHECKS } from './reply-coach.ts';

const openOf = (text: string, rating: 1 | 3 | 4 = 1, name = '김서연') =>
  coachReply(text, { rating, student: { name } }).flatMap(({ check, isMet }) => (isMet ? [] : check));
const GOOD = '안녕하세요, 어머님. 솔직하게 알려 주셔서 고마워요. 이번 주부터 숙제를 12문제로 줄일게요.';

describe('the coach of an answer [REV-1]', () => {
  it('has nothing to say of a good one, and much of an empty one', () => {
    expect(openOf(GOOD)).toEqual([]);
    expect(openOf('')).toEqual(['THANKS', 'NEXT', 'LENGTH']);
  });

  it.each([
    ['감사합니다. 다음 시간에는 천천히 나갈게요.', []],
    ['제 생각은 달라요. 아이가 숙제를 하지 않았어요.', ['THANKS', 'NEXT']],
    [`${'제 생각은 조금 달라요. '.repeat(6)}그래도 고마워요. 앞으로 조심할게요.`, ['THANKS']],
    ['고마워요. 줄일게요.', ['LENGTH']],
    [`고마워요. 앞으로 더 천천히 나갈게요. ${'가'.repeat(400)}`, ['LENGTH']],
  ])('%s', (text, open) => {
    expect(openOf(text)).toEqual(open);
  });

  it('asks what will change only where few stars were given', () => {
    const text = '늘 함께 챙겨 주셔서 정말 고마워요. 덕분에 즐거웠어요.';
    expect([openOf(text, 3), openOf(text, 4)]).toEqual([['NEXT'], []]);
  });

  it.each([
    ['김서연', '서연이가', true],
    ['김서연', '김서연 학생이', true],
    ['김서연', '최서연', false],
    ['Nguyễn Thị Lan', 'lan이', true],
    ['Nguyễn Thị Lan', 'Thị Mai', false],
    ['학생 A12', '학생이', false],
    ['이안', '이안이는', true],
  ])('finds the name of %s in «%s»: %s', (name, said, isFound) => {
    const text = `${GOOD} 그리고 ${said} 잘해요.`;
    expect(openOf(text, 1, name)).toEqual(isFound ? ['NO_NAME'] : []);
  });

  it('has two words for each hint, that differ', () => {
    for (const check of REPLY_CHECKS) expect(REPLY_CHECK_LABELS[check].met).not.toBe(REPLY_CHECK_LABELS[check].open);
  });
});
