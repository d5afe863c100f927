import { screen } from '@testing-library/react';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { NOW } from '../calendar.fixture.ts';
import { renderPart } from '../part.fixture.ts';
import { NextLessonCard } from './next-lesson-card.tsx';

const at = (startAt: string, endAt: string) =>
  aLesson({ className: '고1 수학 기초', status: 'UPCOMING', startAt, endAt });

function open(over: Partial<Parameters<typeof NextLessonCard>[0]> = {}) {
  const onOpen = jest.fn();
  const part = (
    <NextLessonCard
      lesson={at('2026-11-18T11:00:00+09:00', '2026-11-18T12:00:00+09:00')}
      lessonsToday={2}
      now={Date.parse(NOW)}
      timeZone="Asia/Seoul"
      onOpen={onOpen}
      {...over}
    />
  );
  return { ...renderPart(part), onOpen };
}
const card = () => screen.getByRole('region', { name: '다음 수업' });

describe('the card of the next lesson', () => {
  it.each([
    ['2026-11-18T11:00:00+09:00', '18분 뒤 시작해요', '오늘 11:00 ~ 11:50'],
    ['2026-11-19T00:10:00+09:00', '13시간 28분 뒤 시작해요', '내일 00:10 ~ 01:00'],
    ['2026-11-21T10:00:00+09:00', '2일 23시간 뒤 시작해요', '21/11/2026 (토) 10:00 ~ 10:50'],
    ['2026-11-18T10:42:00+09:00', '지금 진행하는 수업이에요', '오늘 10:42 ~ 11:32'],
  ])('counts down to %s [CLS-2]', (startAt, countdown, when) => {
    open({ lesson: at(startAt, new Date(Date.parse(startAt) + 50 * 60_000).toISOString()) });
    expect(card()).toHaveTextContent(countdown);
    expect(card()).toHaveTextContent(when);
  });

  it('names the day on the clocks of her zone [CON-2]', () => {
    open({ lesson: at('2026-11-19T00:30:00+09:00', '2026-11-19T01:30:00+09:00'), timeZone: 'Asia/Ho_Chi_Minh' });
    expect(card()).toHaveTextContent('오늘 22:30 ~ 23:30');
  });

  it('has nothing to press when nothing comes, and counts today all the same [CLS-2]', () => {
    open({ lesson: undefined, lessonsToday: 0 });
    expect(card()).toHaveTextContent('예정된 수업이 없어요');
    expect(card()).toHaveTextContent('오늘 수업 0개');
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
