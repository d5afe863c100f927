import { screen } from '@testing-library/react';
import { renderPart } from '../render-part.fixture.ts';
import { LessonTime } from './lesson-time.tsx';

const at = (startAt: string, endAt: string) => ({ startAt, endAt });
const friday = at('2026-11-20T19:00:00+09:00', '2026-11-20T20:30:00+09:00');

describe('the time of a lesson', () => {
  it('is read in full, where the eye gets it short [CON-2]', async () => {
    renderPart(<LessonTime {...at('2026-11-18T12:00:00+09:00', '2026-11-18T13:30:00+09:00')} />);
    const time = (await screen.findByText('오늘 12:00–13:30')).closest('time');
    expect(time).toHaveAttribute('datetime', '2026-11-18T12:00:00+09:00');
    expect(time).toHaveTextContent('2026년 11월 18일 수요일 12시부터 13시 30분까지');
  });

  it.each([
    ['Asia/Seoul', '내일 00:30–01:30'],
    ['Asia/Ho_Chi_Minh', '오늘 22:30–23:30'],
  ])('is that of her zone, in %s %s [CON-2]', async (zone, shown) => {
    renderPart(<LessonTime {...at('2026-11-19T00:30:00+09:00', '2026-11-19T01:30:00+09:00')} />, { zone });
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('tells its date and its length too where it stands alone [CLS-2]', async () => {
    renderPart(<LessonTime {...friday} isFull />);
    const time = (await screen.findByText('20/11/2026 (금) 19:00–20:30 · 1시간 30분')).closest('time');
    expect(time).toHaveTextContent('2026년 11월 20일 금요일 19시부터 20시 30분까지, 1시간 30분');
  });
});
