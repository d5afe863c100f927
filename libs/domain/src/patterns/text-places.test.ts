import { fillPlaces, placeParts, placesOf } from './text-places.ts';

describe('a text with places', () => {
  it.each([
    ['{학생} 학생, { 수업 }에서 만나요. {학생}!', ['학생', '수업']],
    ['{}{\n}{{둘}} 빈칸', ['둘']],
    [`{${'가'.repeat(21)}}`, []],
    ['', []],
  ])('names them: %s', (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  it('is filled in where something is known, and nothing that was filled in is a place', () => {
    const known: Record<string, string> = { 학생: '{수업} $&' };
    expect(fillPlaces('{학생}, {수업}', (place) => known[place])).toBe('{수업} $&, {수업}');
  });

  it.each([['{학생}, 안녕하세요. { 시간 }'], ['안녕하세요'], ['{학생}{수업}'], ['']])('is cut at them: %s', (text) => {
    const parts = placeParts(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect([...new Set(parts.flatMap(({ place }) => place ?? []))]).toEqual(placesOf(text));
    expect(parts.map(({ start, text: piece }) => text.slice(start, start + piece.length))).toEqual(
      parts.map((part) => part.text),
    );
  });
});
