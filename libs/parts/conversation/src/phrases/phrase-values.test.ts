import { emptyPlaces, phraseText } from './phrase-values.ts';

const values = { 학생: ' Minh Khoa ', 수업: '', 시간: '2026-11-19T10:00:00.000Z' };
const SEOUL = 'Asia/Seoul';

describe('a phrase that is filled in', () => {
  it('tells a moment by the clocks of who reads it', () => {
    expect(phraseText('{학생}, {시간}', 'korean', values, SEOUL)).toBe('Minh Khoa, 19/11/2026 (목) 19:00');
    expect(phraseText('{학생}, {시간}', 'vietnamese', values, SEOUL)).toBe('Minh Khoa, 17:00, 19/11/2026');
    const late = { 시간: '2026-11-19T15:30:00.000Z' };
    expect(phraseText('{시간}', 'korean', late, SEOUL)).toBe('20/11/2026 (금) 00:30');
    expect(phraseText('{시간}', 'vietnamese', late, SEOUL)).toBe('22:30, 19/11/2026');
  });

  it('leaves what is empty as it stands, and names it', () => {
    expect(phraseText('{수업}: {보호자}', 'korean', values, SEOUL)).toBe('{수업}: {보호자}');
    expect(emptyPlaces('{학생} {수업} {보호자}', values)).toEqual(['수업', '보호자']);
  });
});
