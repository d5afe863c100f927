import { screen } from '@testing-library/react';
import { aFreeTime, aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderAlone } from '../alone.fixture.ts';
import type { CalendarItem } from '../items/calendar-item.ts';
import { MoveDayButton } from './move-day-button.tsx';

const DAY = '2026-11-20';
const piece = { key: 'item', day: DAY, start: 600, end: 660, continues: false };
const lesson = (over: Parameters<typeof aLesson>[0] = {}): CalendarItem => ({
  ...piece,
  kind: 'lesson',
  lesson: aLesson({ status: 'UPCOMING', ...over }),
});

function open(items: readonly CalendarItem[], canAct = true) {
  const actions = { moveDay: jest.fn(), addTimeOff: jest.fn() };
  const part = <MoveDayButton day={DAY} items={items} />;
  return { ...renderAlone(part, [], { actions: canAct ? actions : null }), ...actions };
}
const button = () => screen.queryByRole('button', { name: '2026년 11월 20일 금요일 수업 모두 옮기기' });

describe('the button that moves a day', () => {
  it('is there for one lesson that is ahead, and hands itself over for the focus [CAL-3]', async () => {
    const { user, moveDay } = open([lesson({ status: 'FINISHED' }), lesson()]);
    await user.click(button() as HTMLElement);
    expect(moveDay.mock.calls).toEqual([[DAY, button()]]);
  });

  it.each<[string, CalendarItem[]]>([
    ['nothing', []],
    ['free time', [{ ...piece, kind: 'free', free: aFreeTime() }]],
    ['a lesson that runs', [lesson({ status: 'IN_PROGRESS' })]],
    ['a cancelled lesson', [{ ...piece, kind: 'canceled', lesson: aLesson({ status: 'CANCELED' }) }]],
    ['the end of a lesson that began the day before', [{ ...lesson(), continues: true } as CalendarItem]],
  ])('is not there on a day with %s [CAL-3]', (_, items) => {
    open(items);
    expect(button()).toBeNull();
  });

  it('is not there where nothing can be changed [CAL-3]', () => {
    open([lesson()], false);
    expect(button()).toBeNull();
  });
});
