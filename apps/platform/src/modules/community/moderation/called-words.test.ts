import { calledWords } from './called-words.ts';

it.each([
  ['TALK', null, '글'],
  ['QUESTION', null, '글'],
  ['TALK', {}, '댓글'],
  ['PACK', {}, '댓글'],
  ['QUESTION', {}, '답변'],
] as const)('calls words of a %s by their name [COM-1]', (kind, comment, name) => {
  expect(calledWords({ post: { kind }, comment })).toBe(name);
});
