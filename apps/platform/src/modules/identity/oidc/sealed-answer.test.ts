import fc from 'fast-check';
import { seal, unseal } from './sealed-answer.ts';

describe('a sealed answer', () => {
  it('opens with its own token and with no other', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), fc.jsonValue(), (token, other, value) => {
        const answer = { value: JSON.parse(JSON.stringify(value)) as unknown };
        expect(unseal(token, seal(token, answer))).toEqual(answer);
        if (other !== token) expect(() => unseal(other, seal(token, answer))).toThrow();
      }),
      { numRuns: 200 },
    );
  });

  it('shows when a single byte was changed', () => {
    const sealed = Buffer.from(seal('token', { a: 1 }), 'base64');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => unseal('token', changed.toString('base64'))).toThrow();
    }
  });

  it('never looks the same twice', () => {
    expect(seal('token', { a: 1 })).not.toBe(seal('token', { a: 1 }));
  });
});
