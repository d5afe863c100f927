import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../base/provider.tsx';
import { type ChosenPeriod, PeriodField } from './period-field.tsx';

const told = jest.fn();
function Live({ start = { period: 'W2', from: '', to: '' } }: { start?: ChosenPeriod }) {
  const [value, setValue] = useState<ChosenPeriod>(start);
  return (
    <PeriodField
      label="기간"
      today="2026-11-18"
      value={value}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

it('gives a preset at once, and two days where she names them herself [INC-5]', async () => {
  const user = userEvent.setup();
  render(<Live />, { wrapper: UiProvider });
  await user.selectOptions(screen.getByRole('combobox', { name: '기간' }), '3개월');
  expect(told).toHaveBeenLastCalledWith({ period: 'M3', from: '', to: '' });
  expect(screen.queryByRole('textbox', { name: /시작 날짜/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: '기간' }), '직접 정하기');
  await user.type(screen.getByRole('textbox', { name: /시작 날짜/ }), '01112026');
  expect(told).toHaveBeenLastCalledWith({ period: 'CUSTOM', from: '2026-11-01', to: '' });
});

it('says it at the field when the end lies before the beginning [INC-5]', () => {
  render(<Live start={{ period: 'CUSTOM', from: '2026-11-18', to: '2026-11-01' }} />, { wrapper: UiProvider });
  expect(screen.getByText('시작 날짜보다 뒤로 정해 주세요.')).toBeVisible();
});
