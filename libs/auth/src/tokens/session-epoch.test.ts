import { createSessionEpoch } from './session-epoch.ts';

const KEY = 'portal-session-epoch';

function world(stored?: string, isDenied = false) {
  const texts = new Map(stored === undefined ? [] : [[KEY, stored]]);
  let made = 0;
  const epoch = createSessionEpoch({
    storage: {
      get: (key) => (isDenied ? undefined : texts.get(key)),
      set: (key, value) => void (isDenied || texts.set(key, value)),
    },
    uuid: () => `own-${(made += 1)}`,
  });
  return { texts, epoch };
}

describe('the name of a sign-in', () => {
  it('is that of the storage, and every beginning makes a new one for all tabs', () => {
    const { texts, epoch } = world('first');
    expect([epoch.current(), epoch.isNoticed()]).toEqual(['first', true]);
    expect(epoch.begin()).toBe('own-1');
    expect([texts.get(KEY), epoch.current(), epoch.isNoticed()]).toEqual(['own-1', 'own-1', true]);
  });

  it('is noticed once when another tab has begun', () => {
    const { texts, epoch } = world('first');
    texts.set(KEY, 'other');
    expect([epoch.current(), epoch.isNoticed()]).toEqual(['other', false]);
    expect(epoch.notice()).toBe(true);
    expect([epoch.isNoticed(), epoch.notice(), epoch.notice('other')]).toEqual([true, false, false]);
  });

  it('is taken from the word of another tab, though the storage lags behind', () => {
    const { epoch } = world('first');
    expect(epoch.notice('told')).toBe(true);
    expect([epoch.current(), epoch.isNoticed()]).toEqual(['told', true]);
  });

  it('is never again one that was left, whoever says so late', () => {
    const { texts, epoch } = world('first');
    epoch.begin();
    expect(epoch.notice('first')).toBe(false);
    texts.set(KEY, 'first');
    expect([epoch.current(), epoch.isNoticed()]).toEqual(['own-1', true]);
    texts.set(KEY, 'later');
    expect(epoch.notice('first')).toBe(true);
    expect(epoch.current()).toBe('later');
  });

  it('is known to this tab alone where storage is denied', () => {
    const { epoch } = world(undefined, true);
    expect([epoch.current(), epoch.isNoticed(), epoch.notice()]).toEqual(['', true, false]);
    expect([epoch.begin(), epoch.current(), epoch.notice('told'), epoch.current()]).toEqual([
      'own-1',
      'own-1',
      true,
      'told',
    ]);
  });
});
