import * as v from 'valibot';
import { fillTemplate, NewReplyTemplate, unknownVariables } from './reply-template.ts';

const review = { className: '중2 수학', lessonTotal: 12, rating: 5 as const, student: { name: '김서연' } };

describe('an answer that is kept [REV-1]', () => {
  it('is filled in with what is known of the review', () => {
    expect(fillTemplate('{학생} 학생, {수업} {회차}회를 마쳤어요. 별 {별점}개 고마워요. { 학생 }!', review)).toBe(
      '김서연 학생, 중2 수학 12회를 마쳤어요. 별 5개 고마워요. 김서연!',
    );
  });

  it('takes what is filled in for no further place, and no sign for a command', () => {
    expect(fillTemplate('{학생}', { ...review, student: { name: '{수업} $&' } })).toBe('{수업} $&');
  });

  it('leaves a place that nobody knows as it stands, and names it', () => {
    const content = '{보호자}님, {학생} {보호자} {}{\n} 날짜: { 날짜 }';
    expect(fillTemplate(content, review)).toBe('{보호자}님, 김서연 {보호자} {}{\n} 날짜: { 날짜 }');
    expect(unknownVariables(content)).toEqual(['보호자', '날짜']);
    expect(unknownVariables('{학생} { 수업 }')).toEqual([]);
  });

  it.each<[object, boolean]>([
    [{ name: '고마움', content: '고마워요' }, true],
    [{ name: ' ', content: '고마워요' }, false],
    [{ name: '가'.repeat(41), content: '고마워요' }, false],
    [{ name: '고마움', content: ' ' }, false],
    [{ name: '고마움', content: '가'.repeat(1_001) }, false],
  ])('%j: %s', (given, fits) => {
    expect(v.is(NewReplyTemplate, given)).toBe(fits);
  });

  it('has a name without spaces around it', () => {
    expect(v.parse(NewReplyTemplate, { name: ' 고마움 ', content: '네' }).name).toBe('고마움');
  });
});
