import { heroFaceOf } from './hero-face.ts';
import { heroStateOf } from './hero-state.ts';
import { aHeldLesson } from './next.fixture.ts';

const NOW = new Date('2026-11-18T10:42:00+09:00');
const ZONE = 'Asia/Seoul';
const figure = (...minutes: (number | undefined)[]) => {
  const lessons = minutes.map((taughtMinutes, at) =>
    aHeldLesson(`2026-11-18T0${at + 7}:00:00+09:00`, taughtMinutes === undefined ? {} : { taughtMinutes }),
  );
  return heroFaceOf(heroStateOf(lessons, NOW, ZONE), NOW, ZONE).figure;
};

describe('the day when all lessons are over [CLS-2]', () => {
  it('counts what was really taught: a lesson of fifty minutes that ended after one is one', () => {
    expect(figure(1)).toMatchObject({ name: '오늘 수업한 시간', value: '1분' });
    expect(figure(1, 50)).toMatchObject({ value: '51분' });
  });
});
