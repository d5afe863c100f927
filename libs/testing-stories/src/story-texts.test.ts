import * as v from 'valibot';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { longestTexts, withTexts } from './story-texts.ts';

const schema = v.object({
  id: v.string(),
  title: v.string(),
  level: v.picklist(['중2', '중3']),
  notes: v.array(v.object({ text: v.string() })),
});
const body = {
  id: 'course-1',
  title: '일차함수',
  level: '중2',
  notes: [{ text: '그래프를 손으로 그려 보세요. '.repeat(4) }],
};

it('makes names and texts long, and leaves ids and what the contract lists', () => {
  const long = longestTexts(schema, body) as typeof body;
  expect(long.title).toHaveLength(60);
  expect(long.title).toMatch(/^일차함수 \S{55}$/);
  expect(long.notes[0]?.text.length).toBeGreaterThan(3 * (body.notes[0]?.text.length ?? 0));
  expect(long).toMatchObject({ id: 'course-1', level: '중2' });
  expect(body.title).toBe('일차함수');
});

it('changes the answers of a story only where it asks for it', async () => {
  const fakes = [fake(sessionContract.getProfile, aProfile({ name: '김수학' }))];
  const nameBy = async (texts: 'normal' | 'long') => {
    const answer = await withTexts(texts, fakes)[0]?.answer(new Request('http://localhost/mid/v1/users/profile'));
    return ((await answer?.json()) as { data: { name: string } }).data.name;
  };
  expect(await nameBy('normal')).toBe('김수학');
  expect(await nameBy('long')).toHaveLength(60);
});
