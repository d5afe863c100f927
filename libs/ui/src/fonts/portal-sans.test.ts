/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const here = new URL('./', `file://${__filename}`);
const open = (file: string) => create(readFileSync(new URL(file, here)));
const main = open('portal-sans.woff2');
const rare = [1, 2, 3, 4].map((n) => open(`portal-sans-rare-${n}.woff2`));

const missingFrom = (fonts: readonly Font[], text: string) =>
  [...new Set(text)].filter(
    (character) =>
      !/\p{Cc}|\p{Cf}/u.test(character) &&
      !fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );

const VOWELS = [...'aăâeêioôơuưy'];
const TONES = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const vietnamese = VOWELS.flatMap((vowel) => TONES.map((tone) => (vowel + tone).normalize('NFC'))).join('') + 'đ';

describe('Portal Sans', () => {
  it('draws every letter of Vietnamese in both cases', () => {
    expect(missingFrom([main], vietnamese + vietnamese.toUpperCase() + '₫')).toEqual([]);
  });

  it('draws ASCII, the minus of money and the signs of the sentences', () => {
    const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, n) => 0x20 + n));
    expect(missingFrom([main], `${ascii}−–‘’“”·~▲▼…`)).toEqual([]);
  });

  it('draws, with its rare files, all 2,350 syllables of KS X 1001', () => {
    const euckr = new TextDecoder('euc-kr');
    const rows = Array.from({ length: 25 }, (_, n) => 0xb0 + n);
    const cells = Array.from({ length: 94 }, (_, n) => 0xa1 + n);
    const syllables = rows.flatMap((row) => cells.map((cell) => euckr.decode(new Uint8Array([row, cell])))).join('');
    expect([...syllables]).toHaveLength(2350);
    expect(missingFrom([main, ...rare], syllables)).toEqual([]);
  });

  it('keeps figures of one width for money and times', () => {
    const width = (text: string) => main.layout(text, ['tnum']).advanceWidth;
    expect(new Set([...'0123456789'].map(width)).size).toBe(1);
  });

  it('carries its own name and the licence of its source', () => {
    for (const font of [main, ...rare]) {
      expect(font.familyName).toBe('Portal Sans');
      expect(font.postscriptName).toBe('PortalSans');
    }
    expect(readFileSync(new URL('OFL.txt', here), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(existsSync(new URL('portal-sans.woff2', here))).toBe(true);
  });

  it('stays within the 125 KiB that the first page may load', () => {
    expect(statSync(new URL('portal-sans.woff2', here)).size).toBeLessThan(125 * 1024);
  });
});
