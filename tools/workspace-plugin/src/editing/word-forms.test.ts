import { formsOf, singularOf } from './word-forms.ts';

describe('the words of a generator', () => {
  it.each([
    ['bonuses', 'bonus'],
    ['statuses', 'status'],
    ['payment-statuses', 'payment-status'],
    ['classes', 'class'],
    ['addresses', 'address'],
    ['courses', 'course'],
    ['purchases', 'purchase'],
    ['houses', 'house'],
    ['bases', 'base'],
    ['caches', 'cache'],
    ['cookies', 'cookie'],
    ['boxes', 'box'],
    ['branches', 'branch'],
    ['replies', 'reply'],
    ['keys', 'key'],
    ['movies', 'movie'],
    ['quizzes', 'quiz'],
    ['analyses', 'analysis'],
    ['reward-points', 'reward-point'],
    ['exchange-histories', 'exchange-history'],
    ['series', 'series'],
  ])('%s of one: %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  it('write one name in every place', () => {
    expect(formsOf('reward-points')).toEqual({
      kebab: 'reward-points',
      pascal: 'RewardPoints',
      camel: 'rewardPoints',
      snake: 'reward_points',
      words: 'Reward points',
    });
  });
});
