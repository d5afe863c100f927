import * as v from 'valibot';
import { placesOf } from '../patterns/text-places.ts';
import { STANDARD_REPLIES } from './replies/standard-replies.ts';
import { isReplyVariable, NewSavedReply } from './saved-reply.ts';

const reply = { name: '인사', korean: '안녕하세요', vietnamese: 'Xin chào' };

describe('a reply that is kept in two languages', () => {
  it.each<[string, object, boolean]>([
    ['both', {}, true],
    ['Korean alone', { vietnamese: '' }, true],
    ['Vietnamese alone', { korean: ' ' }, true],
    ['neither', { korean: ' ', vietnamese: '\n' }, false],
    ['as many characters as there may be', { korean: '가'.repeat(1_000) }, true],
    ['one too many', { vietnamese: 'a'.repeat(1_001) }, false],
    ['a name of 41', { name: '가'.repeat(41) }, false],
    ['no name', { name: ' ' }, false],
    ['another language', { english: 'Hello' }, false],
  ])('takes %s', (_what, change, fits) => {
    expect(v.is(NewSavedReply, { ...reply, ...change })).toBe(fits);
  });
});

describe('the replies that are offered at first', () => {
  it('fit what may be kept, under names of their own', () => {
    for (const one of STANDARD_REPLIES) expect(v.parse(NewSavedReply, one)).toEqual(one);
    expect(new Set(STANDARD_REPLIES.map(({ name }) => name)).size).toBe(STANDARD_REPLIES.length);
  });

  it('have no place that nothing can stand in', () => {
    const places = STANDARD_REPLIES.flatMap(({ korean, vietnamese }) => [...placesOf(korean), ...placesOf(vietnamese)]);
    expect(places.filter((place) => !isReplyVariable(place))).toEqual([]);
  });
});
