import { screen } from '@testing-library/react';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderAlone } from '../alone.fixture.ts';
import { NOW } from '../calendar.fixture.ts';
import { NextLessonStrip } from './next-lesson-strip.tsx';

const at = (startAt: string, endAt: string) =>
  aLesson({ className: '고1 수학 기초', status: 'UPCOMING', startAt, endAt });

function open(over: Partial<Parameters<typeof NextLessonStrip>[0]> = {}) {
  const onOpen = jest.fn();
  const part = (
    <NextLessonStrip
      lesson={at('2026-11-18T11:00:00+09:00', '2026-11-18T12:00:00+09:00')}
      sums={{ today: 2, thisWeek: 9, thisWeekMs: 9 * 3_600_000 }}
      now={Date.parse(NOW)}
      onOpen={onOpen}
      {...over}
    />
  );
  return { ...renderAlone(part), onOpen };
}
const strip = () => screen.getByRole('region', { name: '다음 수업' });

describe('the strip of the next lesson', () => {
  it('counts down to it [CLS-2]', () => {
    open();
    expect(strip()).toHaveTextContent('18분 뒤 시작해요');
    expect(strip()).toHaveTextContent('고1 · 기초 오늘 11:00–12:00 12회차 일차함수의 그래프 · 학생 4명 · 온라인');
    expect(screen.getByRole('button')).toHaveAttribute('title', '고1 수학 기초');
  });

  it('says how much of a running one is left [CLS-2]', () => {
    open({ lesson: aLesson() });
    expect(strip()).toHaveTextContent('48분 뒤 끝나요');
  });

  it('says by how much one is late that nobody has begun, as the home does [CLS-2]', () => {
    open({ lesson: at('2026-11-18T10:30:00+09:00', '2026-11-18T11:30:00+09:00') });
    expect(strip()).toHaveTextContent('시작할 시간이 12분 지났어요');
    expect(strip()).not.toHaveTextContent('끝나요');
  });

  it('leads into it from 15 minutes before, until its end [CLS-3]', () => {
    open({ lesson: at('2026-11-18T10:57:00+09:00', '2026-11-18T11:57:00+09:00') });
    expect(screen.getByRole('link', { name: '수업 입장' })).toHaveAttribute('href', '/account/live/lesson-1');
  });

  it('has nothing to press when nothing comes, and counts today all the same [CLS-2]', () => {
    open({ lesson: undefined, sums: { today: 0, thisWeek: 0, thisWeekMs: 0 } });
    expect(strip()).toHaveTextContent('앞으로 1주 동안은 수업이 없어요');
    expect(strip()).toHaveTextContent('오늘 수업 0개 · 이번 주 수업 0개');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens its lesson also by the keyboard [CLS-2]', async () => {
    const { user, onOpen } = open();
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ className: '고1 수학 기초' }),
      screen.getByRole('button'),
    );
  });
});
