import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../base/provider.tsx';
import { MomentField, type MomentFieldProps } from './moment-field.tsx';

function show(props: Partial<MomentFieldProps> = {}) {
  const onChange = jest.fn();
  function Live() {
    const [value, setValue] = useState(props.value ?? null);
    const tell = (instant: string | null) => {
      onChange(instant);
      setValue(instant);
    };
    const basics = { labels: ['날짜', '시각'] as const, zone: 'Asia/Seoul', today: '2026-11-18' };
    return <MomentField {...basics} {...props} value={value} onChange={tell} />;
  }
  render(<Live />, { wrapper: UiProvider });
  return onChange;
}
const day = () => screen.getByRole('textbox', { name: '날짜' });
const time = () => screen.getByRole('textbox', { name: '시각' });

describe('MomentField', () => {
  it('has no value until day and time are there, and says which moment it is in its zone', async () => {
    const onChange = show({ zone: 'Asia/Ho_Chi_Minh' });
    await userEvent.type(day(), '20112026');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(day()).toHaveValue('20/11/2026');
    await userEvent.type(time(), '0930');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T02:30:00.000Z');
  });

  it('loses its value with its time, and keeps its day', async () => {
    const onChange = show({ value: '2026-11-20T00:30:00+09:00' });
    expect(time()).toHaveValue('00:30');
    await userEvent.clear(time());
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(day()).toHaveValue('20/11/2026');
    await userEvent.type(time(), '2100');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20T12:00:00.000Z');
  });

  it('tells of an error at the day; at the time where that alone is missing', async () => {
    show({ value: '2026-11-20T00:30:00+09:00', error: '날짜와 시각을 정해 주세요.' });
    expect(day()).toBeInvalid();
    expect(time()).not.toBeInvalid();
    await userEvent.clear(time());
    expect(time()).toHaveAccessibleDescription('날짜와 시각을 정해 주세요.');
    expect(day()).not.toBeInvalid();
    await userEvent.clear(day());
    expect(day()).toHaveAccessibleDescription('날짜와 시각을 정해 주세요.');
  });
});
