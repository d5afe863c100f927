import { screen, within } from '@testing-library/react';
import { type ScheduleConflict, SCHEDULE_ITEM_LABELS } from '@portal/domain/schedule/schedule-conflict';
import { renderAlone } from '../alone.fixture.ts';
import { ConflictExplainer } from './conflict-explainer.tsx';
import { aConflict } from './conflict.fixture.ts';

const open = (over: Partial<ScheduleConflict> = {}, onPick?: jest.Mock, timeZone = 'Asia/Seoul') =>
  renderAlone(<ConflictExplainer conflict={aConflict(over)} timeZone={timeZone} {...(onPick && { onPick })} />);
const other = aConflict().other;
const explainer = () => screen.getByRole('region', { name: /다른 일정이 있어요|너무 가까워요/ });
const alert = () => within(explainer()).getByRole('alert');
const items = () =>
  within(explainer())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('why a time was refused', () => {
  it('is said at once: what stands there, and the time that both want [CAL-3] [CRS-7]', () => {
    open();
    expect(alert()).toHaveTextContent('이 시간에는 다른 일정이 있어요');
    expect(alert()).toHaveTextContent('겹치는 시간: 10:30–11:30 · 1시간');
    expect(items()[0]).toContain('고른 시간20/11/2026 (금) 10:00–11:30');
    expect(items()[1]).toContain('수업 · 중2 수학 개념 완성');
  });

  it('is told apart from being too close, where nothing overlaps [CAL-3]', () => {
    const after = { ...other, startAt: '2026-11-20T11:35:00+09:00', endAt: '2026-11-20T12:00:00+09:00' };
    open({ other: after });
    expect(screen.getByRole('region', { name: '앞뒤 일정과 너무 가까워요' })).toHaveTextContent(
      '예약 규칙에서 정한 수업 사이 여유 시간이 모자라요.',
    );
    expect(screen.queryByText(/겹치는 시간/)).toBeNull();
    expect(document.querySelector('.bar.common')).toBeNull();
  });

  it.each(Object.entries(SCHEDULE_ITEM_LABELS))('names what is in the way by its kind: %s [CRS-7]', (kind, label) => {
    open({ other: { ...other, kind: kind as keyof typeof SCHEDULE_ITEM_LABELS, title: '' } });
    expect(items()[1]).toMatch(new RegExp(`^${label}`));
    expect(items()[1]).not.toContain(' · ');
  });

  it('speaks of the clocks of her zone [CON-2]', () => {
    open({}, undefined, 'Asia/Ho_Chi_Minh');
    expect(alert()).toHaveTextContent('겹치는 시간: 08:30–09:30 · 1시간');
  });

  it.each([
    ['ends with its day', '2026-11-20T22:00:00+09:00', '2026-11-21T00:00:00+09:00', '22:00–24:00 · 2시간'],
    [
      'lasts for days',
      '2026-11-20T22:00:00+09:00',
      '2026-11-22T01:00:00+09:00',
      '20/11/2026 (금) 22:00 – 22/11/2026 (일) 01:00 · 1일 3시간',
    ],
  ])('names the days of an overlap only where it %s [CAL-1] [CON-2]', (_, startAt, endAt, words) => {
    const wanted = { startAt: '2026-11-20T00:00:00+09:00', endAt: '2026-11-23T00:00:00+09:00' };
    open({ wanted, other: { ...other, kind: 'TIME_OFF', startAt, endAt } });
    expect(alert()).toHaveTextContent(`겹치는 시간: ${words}`);
  });

  it('comes with times that fit, each one press away and named in full [CAL-3]', async () => {
    const onPick = jest.fn();
    const { user } = open({}, onPick);
    const ways = screen.getAllByRole('button', { name: /고르기/ });
    expect(ways).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /21일 토요일 10:00부터 11:30까지 고르기/ }));
    expect(onPick.mock.calls).toEqual([[aConflict().alternatives[2]]]);
  });

  it('names the times alone where nothing can be picked [CAL-3]', () => {
    open();
    expect(within(explainer()).queryByRole('button')).toBeNull();
    expect(within(explainer()).getByText('21/11/2026 (토) 10:00–11:30')).toBeVisible();
  });

  it('says where no time near by is free [CAL-3]', () => {
    open({ alternatives: [] }, jest.fn());
    expect(screen.getByText('가까운 빈 시간을 찾지 못했어요. 다른 날을 골라 주세요.')).toBeVisible();
    expect(within(explainer()).queryByRole('button')).toBeNull();
  });
});
