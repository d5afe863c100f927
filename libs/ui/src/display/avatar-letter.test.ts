/** @jest-environment node */
import * as fc from 'fast-check';
import { AVATAR_TINTS, avatarLetter, avatarTint } from './avatar-letter.ts';

describe('the letter of a person without an image [AVT-1]', () => {
  it.each([
    ['김서연', '김'],
    ['đặng thị ánh', 'Đ'],
    ['Đặng', 'Đ'],
    ['ánh', 'Á'],
    ['ánh'.normalize('NFD'), 'Á'],
    ['ộc'.normalize('NFD'), 'Ộ'],
    ['  piano', 'P'],
    ['👩‍🏫 선생님', '👩‍🏫'],
    ['🇰🇷', '🇰🇷'],
    ['강'.normalize('NFD'), '강'],
    ['', ''],
    ['   ', ''],
  ])('of "%s" is "%s"', (name, letter) => {
    expect(avatarLetter(name)).toBe(letter);
  });

  it('is never half a character, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => expect(avatarLetter(name).isWellFormed()).toBe(true)),
    );
  });

  it('keeps its tint for the same person, and uses all eight', () => {
    expect(avatarTint('KR0000001TC')).toBe(avatarTint('KR0000001TC'));
    const seen = new Set(Array.from({ length: 400 }, (_, n) => avatarTint(`KR${String(n).padStart(7, '0')}TC`)));
    expect(seen.size).toBe(AVATAR_TINTS.length);
  });
});
