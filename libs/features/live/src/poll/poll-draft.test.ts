import { askedOf, pollErrors, rightAfter } from './poll-draft.ts';

const written = { question: ' 몇 권일까요? ', options: ['6권', ' 7권', ''], kind: 'QUIZ', right: '7권' } as const;

describe('a question that is being written', () => {
  it('is asked without margins and empty lines, with the place of the right answer [CLS-3]', () => {
    expect(pollErrors(written)).toEqual({});
    expect(askedOf(written)).toEqual({ question: '몇 권일까요?', options: ['6권', '7권'], answer: 1 });
    expect(askedOf({ ...written, kind: 'POLL' }).answer).toBeNull();
    expect(askedOf({ ...written, options: ['', '7권', '6권'] }).answer).toBe(0);
  });

  it.each([
    ['no question', { question: '  ' }, { question: '질문을 적어 주세요.' }],
    ['one answer', { options: ['7권', ' '] }, { options: '보기를 두 개 이상 적어 주세요.' }],
    [
      'the same answer twice',
      { options: ['7권', '7권 '] },
      { options: '같은 보기가 있어요. 서로 다르게 적어 주세요.' },
    ],
    ['an answer that is too long', { options: ['7권', 'a'.repeat(81)] }, { options: '보기는 80자까지 쓸 수 있어요.' }],
    ['a quiz without its right answer', { right: '' }, { right: '정답을 골라 주세요.' }],
    ['a right answer that stands there no more', { options: ['5권', '6권'] }, { right: '정답을 골라 주세요.' }],
    ['a poll without a right answer', { kind: 'POLL' as const, right: '' }, {}],
  ])('with %s says so at its field [CLS-3]', (_, over, errors) => {
    expect(pollErrors({ ...written, ...over })).toEqual(errors);
  });

  it.each([
    ['is moved', ['6권', '7권'], ['7권', '6권'], '7권'],
    ['is corrected', ['6권', '7권'], ['6권', '17권'], '17권'],
    ['has got a blank', ['6권', '7권 '], ['6권', '7권'], '7권'],
    ['is taken away', ['6권', '7권'], ['6권'], ''],
    ['stays while another is taken away', ['6권', '7권'], ['7권'], '7권'],
  ])('keeps its right answer when that %s', (_, before, after, right) => {
    expect(rightAfter('7권', before, after)).toBe(right);
  });
});
