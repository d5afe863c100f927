import { counts, signInSecond } from './sign-in-time.ts';

const at = (text: string) => new Date(`2026-11-18T01:42:${text}Z`);

describe('the second of a sign-in', () => {
  it('ends with what signed its owner out, however close the two are', () => {
    const before = signInSecond({ signedOutAt: null }, at('00.499'));
    expect(counts({ signedOutAt: null }, before)).toBe(true);
    expect(counts({ signedOutAt: at('00.500') }, before)).toBe(false);
  });

  it('counts when it follows, in the same second as well', () => {
    const owner = { signedOutAt: at('00.500') };
    expect(counts(owner, signInSecond(owner, at('00.501')))).toBe(true);
    expect(counts(owner, signInSecond(owner, at('30.000')))).toBe(true);
  });
});
