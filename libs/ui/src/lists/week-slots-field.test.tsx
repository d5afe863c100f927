import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { nextSlot, WEEK_SLOTS_MAX, type WrittenSlot } from '@portal/domain/time/week-slot';
import { UiProvider } from '../base/provider.tsx';
import { WeekSlotInputs } from './week-slot-inputs.tsx';
import { WeekSlotsField, type WeekSlotsFieldProps } from './week-slots-field.tsx';

const evening: WrittenSlot = { weekday: 'TUESDAY', start: '19:00', end: '20:00' };

function show(slots: readonly WrittenSlot[], props: Partial<WeekSlotsFieldProps> = {}, error?: string) {
  const onChange = jest.fn();
  function Live() {
    const [value, setValue] = useState(slots);
    const set = (next: readonly WrittenSlot[]) => {
      onChange(next);
      setValue(next);
    };
    return (
      <WeekSlotsField
        label="주간 시간표"
        keys={value.map((_, at) => String(at))}
        onAdd={() => set([...value, nextSlot(value)])}
        onRemove={(at) => set(value.toSpliced(at, 1))}
        {...props}
      >
        {(at) => <WeekSlotInputs value={value[at]!} error={error} onChange={(slot) => set(value.with(at, slot))} />}
      </WeekSlotsField>
    );
  }
  render(<Live />, { wrapper: UiProvider });
  return onChange;
}
const field = () => screen.getByRole('group', { name: '주간 시간표' });
const row = (no: number) => within(screen.getByRole('group', { name: `${no}번째 시간` }));
const button = (name: string) => screen.getByRole('button', { name });

describe('the times of a week [CRS-7]', () => {
  it('say what is missing while there is none, and begin with Monday', async () => {
    show([], { empty: <p>아직 없어요</p> });
    expect(screen.getByText('아직 없어요')).toBeVisible();
    await userEvent.click(button('시간 추가'));
    expect(screen.queryByText('아직 없어요')).toBeNull();
    expect(row(1).getByRole('combobox', { name: '요일' })).toHaveValue('MONDAY');
  });

  it('tell of a changed day alone, and of a changed time alone', async () => {
    const onChange = show([evening]);
    await userEvent.selectOptions(row(1).getByRole('combobox', { name: '요일' }), '토요일');
    expect(onChange).toHaveBeenLastCalledWith([{ ...evening, weekday: 'SATURDAY' }]);
    const end = row(1).getByRole('textbox', { name: /^종료 시각/ });
    await userEvent.clear(end);
    await userEvent.type(end, '2400');
    expect(onChange).toHaveBeenLastCalledWith([{ weekday: 'SATURDAY', start: '19:00', end: '24:00' }]);
  });

  it('are taken away by the keyboard, by their number', async () => {
    const onChange = show([evening, { ...evening, weekday: 'FRIDAY' }]);
    button('1번째 시간 지우기').focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([{ ...evening, weekday: 'FRIDAY' }]);
    expect(screen.queryByRole('group', { name: '2번째 시간' })).toBeNull();
  });

  it.each([
    [WEEK_SLOTS_MAX - 1, true],
    [WEEK_SLOTS_MAX, false],
  ])('of %s may be followed by another one: %s', (count, mayGrow) => {
    show(Array.from({ length: count }, () => evening));
    if (mayGrow) expect(button('시간 추가')).toBeEnabled();
    else expect(button('시간 추가')).toBeDisabled();
    if (mayGrow) expect(field()).not.toHaveAccessibleDescription();
    else expect(field()).toHaveAccessibleDescription('시간은 28개까지 넣을 수 있어요.');
  });

  it('have a sentence for what is wrong with all of them and one for each', () => {
    show([evening], { error: '하나를 바꿔 주세요.' }, '2번째 시간과 겹쳐요.');
    expect(field()).toHaveAccessibleDescription('하나를 바꿔 주세요.');
    expect(row(1).getByRole('group', { name: /^시간/ })).toHaveAccessibleDescription(/2번째 시간과 겹쳐요\./);
  });

  it('are told at once when one runs backwards', () => {
    show([{ ...evening, end: '18:00' }]);
    expect(row(1).getByText('종료 시각이 시작 시각보다 늦어야 해요.')).toBeVisible();
  });
});
