import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../base/provider.tsx';
import { MonthPicker } from './month-picker.tsx';

const TODAY = '2026-11-18';
const day = (name: string) => screen.getByRole('button', { name });

function show(props: Partial<Parameters<typeof MonthPicker>[0]> = {}) {
  const onPick = jest.fn();
  render(<MonthPicker date={TODAY} today={TODAY} onPick={onPick} {...props} />, { wrapper: UiProvider });
  return onPick;
}

describe('MonthPicker', () => {
  it('moves by days, weeks, to the ends of the week and by months, and picks with Enter', async () => {
    const onPick = show();
    day('2026년 11월 18일 수요일').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(day('2026년 11월 26일 목요일')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(day('2026년 11월 23일 월요일')).toHaveFocus();
    await userEvent.keyboard('{End}{PageDown}');
    expect(day('2026년 12월 29일 화요일')).toHaveFocus();
    expect(screen.getByText('2026년 12월')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledWith('2026-12-29');
  });

  it('keeps to the days that may be picked', async () => {
    const onPick = show({ min: '2026-11-16', max: '2026-11-20' });
    expect(screen.getByRole('button', { name: '이전 달' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '다음 달' })).toBeDisabled();
    await userEvent.click(day('2026년 11월 21일 토요일'));
    expect(onPick).not.toHaveBeenCalled();
    expect(day('2026년 11월 21일 토요일')).toHaveAttribute('aria-disabled', 'true');
    day('2026년 11월 18일 수요일').focus();
    await userEvent.keyboard('{PageDown}');
    expect(day('2026년 11월 20일 금요일')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(day('2026년 11월 16일 월요일')).toHaveFocus();
  });

  it('says what there is on a day, and shows the month of today while nothing is picked', () => {
    show({ date: '', marked: (each) => (each === '2026-11-05' ? '일정 2개' : undefined) });
    expect(day('2026년 11월 5일 목요일, 일정 2개')).toBeVisible();
    expect(screen.getAllByRole('button').filter((button) => button.ariaCurrent)).toEqual([]);
  });
});
