import { emptyPlaces, isOfManyClocks, knownOf, languageFor, phraseText, zoneOf } from './phrase-values.ts';

const values = { 학생: ' Minh Khoa ', 수업: '', 시간: '2026-11-19T10:00:00.000Z' };
const SEOUL = 'Asia/Seoul';
const HANOI = 'Asia/Ho_Chi_Minh';

describe('a phrase that is filled in', () => {
  it('tells a moment by the clocks of who reads it', () => {
    expect(phraseText('{학생}, {시간}', 'korean', values, SEOUL)).toBe('Minh Khoa, 19/11/2026 (목) 19:00');
    expect(phraseText('{학생}, {시간}', 'vietnamese', values, HANOI)).toBe('Minh Khoa, 17:00, 19/11/2026');
    const late = { 시간: '2026-11-19T15:30:00.000Z' };
    expect(phraseText('{시간}', 'korean', late, SEOUL)).toBe('20/11/2026 (금) 00:30');
    expect(phraseText('{시간}', 'vietnamese', late, HANOI)).toBe('22:30, 19/11/2026');
  });

  it('leaves what is empty as it stands, and names it', () => {
    expect(phraseText('{수업}: {보호자}', 'korean', values, SEOUL)).toBe('{수업}: {보호자}');
    expect(emptyPlaces('{학생} {수업} {보호자}', values)).toEqual(['수업', '보호자']);
  });
});

describe('what is known of who reads it', () => {
  const reader = { guardianId: 'grd-b07', language: 'ko', timeZone: 'Europe/Berlin' } as const;

  it('has her moments by her clocks in both languages; by those of Seoul and Hanoi where nobody is known', () => {
    expect([zoneOf('korean', SEOUL, [reader]), zoneOf('vietnamese', SEOUL, [reader])]).toEqual([
      'Europe/Berlin',
      'Europe/Berlin',
    ]);
    expect([zoneOf('korean', SEOUL, []), zoneOf('vietnamese', SEOUL, [])]).toEqual([SEOUL, HANOI]);
  });

  it('has the language that all of a group read, and Korean where they differ or nobody is known', () => {
    const [seoul, hanoi] = [{ language: 'ko', timeZone: SEOUL } as const, { language: 'vi', timeZone: HANOI } as const];
    expect([languageFor([seoul]), languageFor([hanoi]), languageFor([seoul, hanoi]), languageFor([])]).toEqual([
      'korean',
      'vietnamese',
      'korean',
      'korean',
    ]);
    expect([zoneOf('korean', SEOUL, [seoul, hanoi]), zoneOf('vietnamese', SEOUL, [seoul, hanoi])]).toEqual([
      SEOUL,
      HANOI,
    ]);
    // Of many clocks none is right, so hers stand.
    expect(zoneOf('korean', SEOUL, [reader, seoul])).toBe(SEOUL);
    expect([isOfManyClocks('korean', [reader, seoul]), isOfManyClocks('korean', [seoul, hanoi])]).toEqual([
      true,
      false,
    ]);
  });

  it('fills in guardian, class and child, and no child where she has several', () => {
    const one = { ...reader, name: '보호자 B07', students: ['학생 A07'], className: '중2 수학' };
    expect(knownOf({ receiver: one })).toEqual({ 보호자: '보호자 B07', 수업: '중2 수학', 학생: '학생 A07' });
    expect(knownOf({ receiver: { ...one, students: ['학생 A07', '학생 A08'] } })).not.toHaveProperty('학생');
    expect(knownOf({ className: '중2 수학' })).toEqual({ 수업: '중2 수학' });
    expect(knownOf({})).toEqual({});
  });

  it('has the time of the next lesson where there is one', () => {
    const nextLessonAt = '2026-11-19T10:00:00.000Z';
    expect(knownOf({ className: '중2 수학', nextLessonAt })).toEqual({ 수업: '중2 수학', 시간: nextLessonAt });
    expect(knownOf({ nextLessonAt: null })).toEqual({});
  });
});
