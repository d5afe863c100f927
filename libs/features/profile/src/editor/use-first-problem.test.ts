import { renderHook } from '@testing-library/react';
import { placeId } from '../values/go-to-field.ts';
import { useFirstProblem } from './use-first-problem.ts';

const at = (...names: string[]) => names.map((name) => ({ name, message: '적어 주세요.' }));
const focused = () => document.activeElement?.id ?? '';

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = ['shortIntro', 'detailIntro']
    .map((name) => `<div id="${placeId(name)}"><input id="${name}"></div>`)
    .join('');
});

const tries = (problems: ReturnType<typeof at>, submitCount: number) =>
  renderHook(
    (given: { problems: ReturnType<typeof at>; submitCount: number }) =>
      useFirstProblem(given.problems, given.submitCount),
    { initialProps: { problems, submitCount } },
  );

describe('a try to hand in [PRF-1]', () => {
  it.each([
    ['nothing is wrong', at(), 1, ''],
    ['one thing is wrong', at('detailIntro'), 1, 'detailIntro'],
    ['two things are wrong: a summary leads to them', at('shortIntro', 'detailIntro'), 1, ''],
    ['she has not tried yet', at('detailIntro'), 0, ''],
  ])('leads to the field, when %s', (_when, problems, submitCount, id) => {
    tries(problems, submitCount);
    expect(focused()).toBe(id);
  });

  it('takes nobody out of what she writes, until she tries again', () => {
    const { rerender } = tries(at('shortIntro'), 1);
    document.getElementById('detailIntro')!.focus();
    rerender({ problems: at('shortIntro'), submitCount: 1 });
    rerender({ problems: at(), submitCount: 1 });
    expect(focused()).toBe('detailIntro');
    rerender({ problems: at('shortIntro'), submitCount: 2 });
    expect(focused()).toBe('shortIntro');
  });
});
