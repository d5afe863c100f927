import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WEEK_SLOTS_MAX } from '@portal/domain/time/week-slot';
import { button, renderAlone } from '../classes.screen.ts';
import { ClassWeek } from './class-week.tsx';
import { HalfWritten, twoSlots } from './planning-form.fixture.tsx';
import { TimingFields } from './timing-fields.tsx';

const show = (weeklySchedule = twoSlots, part: ReactNode = <ClassWeek />) =>
  renderAlone(<HalfWritten values={{ weeklySchedule }}>{part}</HalfWritten>);
const slot = async (no: number) => within(await screen.findByRole('group', { name: `${no}번째 시간` }));
const slots = () => screen.queryAllByRole('group', { name: /^\d+번째 시간$/ });
const weekday = async (no: number) => (await slot(no)).getByLabelText('요일');

describe('the times of the week', () => {
  it('get one more, with the focus where it was', async () => {
    const { user } = show();
    await slot(2);
    await user.click(button('시간 추가'));
    expect(await weekday(3)).toHaveValue('FRIDAY');
    expect(button('시간 추가')).toHaveFocus();
  });

  it('lose the one that she takes away, and the focus goes on to the one that took its place', async () => {
    const { user } = show();
    (await slot(1)).getByRole('button', { name: '1번째 시간 지우기' }).focus();
    await user.keyboard('{Enter}');
    expect(slots()).toHaveLength(1);
    expect(await weekday(1)).toHaveValue('THURSDAY');
    expect(button('1번째 시간 지우기')).toHaveFocus();
  });

  it('can all be taken away and begun anew', async () => {
    const { user } = show();
    await slot(2);
    await user.click(button('2번째 시간 지우기'));
    await user.click(button('1번째 시간 지우기'));
    expect(slots()).toHaveLength(0);
    expect(button('시간 추가')).toHaveFocus();
    await user.click(button('시간 추가'));
    expect(await weekday(1)).toHaveValue('MONDAY');
  });

  it('are at most twenty-eight; from the last of them on one can only take away', async () => {
    const { user } = show(Array.from({ length: WEEK_SLOTS_MAX }, () => twoSlots[0]!));
    await slot(28);
    expect(button('시간 추가')).toBeDisabled();
    expect(screen.getByText('시간은 28개까지 넣을 수 있어요.')).toBeVisible();
    await user.click(button('28번째 시간 지우기'));
    expect(button('시간 추가')).toBeEnabled();
    expect(button('27번째 시간 지우기')).toHaveFocus();
  });

  it('have each its day and its time', async () => {
    const { user } = show();
    await user.selectOptions(await weekday(2), '토요일');
    expect(await weekday(2)).toHaveValue('SATURDAY');
    expect(await weekday(1)).toHaveValue('TUESDAY');
  });

  it('stand between the day of the beginning and the holidays', async () => {
    const { user } = show(twoSlots, <TimingFields />);
    expect(await screen.findByLabelText(/시작하는 날/)).toHaveValue('24/11/2026');
    const holidays = screen.getByRole('checkbox', { name: '공휴일 건너뛰기' });
    expect(holidays).toBeChecked();
    await user.click(holidays);
    expect(holidays).not.toBeChecked();
  });
});
