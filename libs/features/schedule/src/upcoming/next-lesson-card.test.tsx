import { screen } from '@testing-library/react';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderAlone } from '../alone.fixture.ts';
import { NOW } from '../calendar.fixture.ts';
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
      onOpen={onOpen}
      {...over}
    />
  );
  return { ...renderAlone(part), onOpen };
}
const card = () => screen.getByRole('region', { name: '다음 수업' });

describe('the card of the next lesson', () => {
  it('counts down to it [CLS-2]', () => {
    open();
    expect(card()).toHaveTextContent('18분 뒤 시작해요');
    expect(card()).toHaveTextContent('오늘 11:00–12:00');
  });

  it('leads into it from 15 minutes before, until its end [CLS-3]', () => {
    open({ lesson: at('2026-11-18T10:57:00+09:00', '2026-11-18T11:57:00+09:00') });
    expect(screen.getByRole('link', { name: '수업 입장' })).toHaveAttribute('href', '/account/live/lesson-1');
  });

  it('has nothing to press when nothing comes, and counts today all the same [CLS-2]', () => {
    open({ lesson: undefined, lessonsToday: 0 });
    expect(card()).toHaveTextContent('앞으로 1주 동안은 수업이 없어요');
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
