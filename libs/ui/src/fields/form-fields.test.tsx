import { fireEvent, render as renderBare, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import type { Weekday } from '@portal/domain/time/weekday';
import { UiProvider } from '../base/provider.tsx';
import { RadioCards } from '../choices/radio-cards.tsx';
import { SelectField } from '../choices/select-field.tsx';
import { Switch } from '../choices/switch.tsx';
import { DateField, type DateFieldProps } from '../dates/date-field.tsx';
import { TimeField, type TimeFieldProps } from '../dates/time-field.tsx';
import { TimeRangeField } from '../dates/time-range-field.tsx';
import { WeekdayPicker } from '../dates/weekday-picker.tsx';

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('DateField', () => {
  function showDate(props: Partial<DateFieldProps> = {}) {
    const onChange = jest.fn();
    function Live() {
      const [value, setValue] = useState(props.value ?? '');
      const tell = (day: string) => {
        onChange(day);
        setValue(day);
      };
      return <DateField label="날짜" today="2026-11-18" {...props} value={value} onChange={tell} />;
    }
    render(<Live />);
    return onChange;
  }

  it('needs digits only, puts the slashes in and says the day in words', async () => {
    const onChange = showDate({ helper: '수업하는 날이에요.' });
    expect(textbox('날짜')).toHaveAttribute('placeholder', '일/월/연도');
    await userEvent.type(textbox('날짜'), '20112026');
    expect(textbox('날짜')).toHaveValue('20/11/2026');
    expect(onChange.mock.calls).toEqual([['2026-11-20']]);
    expect(screen.getByText('(금)')).toBeVisible();
    expect(textbox('날짜')).toHaveAccessibleDescription('2026년 11월 20일 금요일 수업하는 날이에요.');
  });

  it.each(['2026-11-20', '20.11.2026', '2026. 11. 20.', '20261120'])('understands a pasted %s', async (pasted) => {
    const onChange = showDate();
    await userEvent.click(textbox('날짜'));
    await userEvent.paste(pasted);
    expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
    expect(textbox('날짜')).toHaveValue('20/11/2026');
  });

  it('takes the digit before a slash away with Backspace, and keeps the caret in the middle', async () => {
    showDate({ value: '2026-11-20' });
    const input = textbox('날짜');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    expect(input).toHaveValue('2/11/2026');
    expect(input.selectionStart).toBe(1);
    await userEvent.keyboard('5');
    expect(input).toHaveValue('25/11/2026');
    expect(input.selectionStart).toBe(2);
  });

  it('says that it cannot read half a date when the visitor leaves, and forgets it with the form', async () => {
    const onBlur = jest.fn();
    const onChange = showDate({ onBlur });
    await userEvent.type(textbox('날짜'), '3102');
    expect(textbox('날짜')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
    expect(screen.getByText('날짜를 일/월/연도로 다시 입력해 주세요.')).toBeVisible();
    expect(textbox('날짜').validity.customError).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(textbox('날짜'), '2026');
    expect(screen.getByText('날짜를 일/월/연도로 다시 입력해 주세요.')).toBeVisible();
    await userEvent.clear(textbox('날짜'));
    expect(screen.queryByText('날짜를 일/월/연도로 다시 입력해 주세요.')).toBeNull();
    expect(textbox('날짜').validity.customError).toBe(false);
  });

  it('leaves the syllable of an input method alone while it is being built', () => {
    showDate();
    const input = textbox('날짜');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '20ㅇ' }, isComposing: true });
    expect(input).toHaveValue('20ㅇ');
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('20');
  });

  it('picks a day from the month and returns to its button', async () => {
    const onBlur = jest.fn();
    const onChange = showDate({ value: '2026-11-20', onBlur });
    await userEvent.click(screen.getByRole('button', { name: '날짜 고르기' }));
    const month = await screen.findByRole('dialog', { name: '날짜 고르기' });
    await waitFor(() => expect(within(month).getByRole('button', { name: '2026년 11월 20일 금요일' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('2026-11-27');
    await waitFor(() => expect(screen.getByRole('button', { name: '날짜 고르기' })).toHaveFocus());
    expect(textbox('날짜')).toHaveValue('27/11/2026');
    expect(onBlur).not.toHaveBeenCalled();
  });
});

describe('TimeField', () => {
  function showTime(props: Partial<TimeFieldProps> = {}) {
    const onChange = jest.fn();
    function Live() {
      const [value, setValue] = useState(props.value ?? '');
      const tell = (time: string) => {
        onChange(time);
        setValue(time);
      };
      return <TimeField label="시각" {...props} value={value} onChange={tell} />;
    }
    render(<Live />);
    return onChange;
  }

  it.each([
    ['930', '09:30', '오전 9시 30분'],
    ['9:30', '09:30', '오전 9시 30분'],
    ['15', '15:00', '오후 3시'],
    ['오후 3시', '15:00', '오후 3시'],
  ])('understands %s on leaving', async (typed, time, spoken) => {
    const onChange = showTime();
    await userEvent.type(textbox('시각'), typed);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(time);
    expect(textbox('시각')).toHaveValue(time);
    expect(textbox('시각')).toHaveAccessibleDescription(spoken);
  });

  it('understands a whole time at once and a half one with Enter', async () => {
    const onChange = showTime();
    await userEvent.type(textbox('시각'), '10:45');
    expect(onChange).toHaveBeenLastCalledWith('10:45');
    await userEvent.clear(textbox('시각'));
    await userEvent.type(textbox('시각'), '8{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('08:00');
  });

  it('moves by a quarter of an hour with the arrows', async () => {
    showTime({ value: '09:05' });
    await userEvent.click(textbox('시각'));
    await userEvent.keyboard('{ArrowUp}');
    expect(textbox('시각')).toHaveValue('09:15');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(textbox('시각')).toHaveValue('08:45');
  });

  it('says what it cannot read and keeps the text', async () => {
    showTime();
    await userEvent.type(textbox('시각'), '25시');
    await userEvent.tab();
    expect(screen.getByText('시각을 09:30처럼 다시 입력해 주세요.')).toBeVisible();
    expect(textbox('시각')).toHaveValue('25시');
    expect(textbox('시각').validity.customError).toBe(true);
  });

  it('offers the times in a list, from the nearest one on', async () => {
    const onChange = showTime({ value: '10:10', step: 30, allowEndOfDay: true });
    await userEvent.click(textbox('시각'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const list = await screen.findByRole('listbox', { name: '시각 고르기' });
    expect(within(list).getAllByRole('option')).toHaveLength(49);
    await waitFor(() => expect(within(list).getByRole('option', { name: '오전 10시' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('10:30');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });
});

describe('TimeRangeField', () => {
  it('says how long it is, and that an end before its start is none', async () => {
    function Live() {
      const [range, setRange] = useState({ start: '10:00', end: '11:30' });
      return <TimeRangeField label="수업 시간" value={range} onChange={setRange} allowEndOfDay />;
    }
    render(<Live />);
    const group = screen.getByRole('group', { name: '수업 시간' });
    expect(group).toHaveAccessibleDescription('1시간 30분');
    await userEvent.clear(textbox('종료 시각'));
    expect(group).toHaveAccessibleDescription('');
    await userEvent.type(textbox('종료 시각'), '0930');
    expect(group).toHaveAccessibleDescription('종료 시각이 시작 시각보다 늦어야 해요.');
    await userEvent.clear(textbox('종료 시각'));
    await userEvent.type(textbox('종료 시각'), '24{Enter}');
    expect(group).toHaveAccessibleDescription('14시간');
  });

  it('stays as long as it is when it begins at another time, but not beyond its day', async () => {
    function Live() {
      const [range, setRange] = useState({ start: '21:00', end: '22:00' });
      return <TimeRangeField label="수업 시간" value={range} onChange={setRange} keepsLength />;
    }
    render(<Live />);
    await userEvent.clear(textbox('시작 시각'));
    await userEvent.type(textbox('시작 시각'), '1400');
    expect(textbox('종료 시각')).toHaveValue('15:00');
    await userEvent.clear(textbox('시작 시각'));
    await userEvent.type(textbox('시작 시각'), '2330');
    expect(textbox('종료 시각')).toHaveValue('15:00');
  });
});

describe('SelectField', () => {
  it('ties label, help and error to the device’s own list', async () => {
    const onChange = jest.fn();
    const options = [
      { value: 'none', label: '반복 안 함' },
      { value: 'weekly', label: '매주' },
    ];
    const { rerender } = render(
      <SelectField
        label="반복"
        helper="언제든 바꿀 수 있어요."
        options={options}
        placeholder="고르기"
        onChange={onChange}
      />,
    );
    const select = screen.getByRole('combobox', { name: '반복' });
    expect(select).toHaveAccessibleDescription('언제든 바꿀 수 있어요.');
    await userEvent.selectOptions(select, '매주');
    expect(select).toHaveValue('weekly');
    expect(onChange).toHaveBeenCalledTimes(1);
    rerender(<SelectField label="반복" error="반복을 골라 주세요." options={options} required />);
    expect(screen.getByRole('combobox', { name: '반복' })).toBeInvalid();
    expect(screen.getByRole('combobox', { name: '반복' })).toBeRequired();
  });
});

describe('Switch', () => {
  it('changes at once by mouse and Space, named by its label alone', async () => {
    const onChange = jest.fn();
    render(
      <Switch onChange={onChange} description="수업 1시간 전에 알려 드려요.">
        수업 알림
      </Switch>,
    );
    const control = screen.getByRole('switch', { name: '수업 알림' });
    expect(control).toHaveAccessibleDescription('수업 1시간 전에 알려 드려요.');
    await userEvent.click(screen.getByText('수업 알림'));
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('is named where its label is not seen', () => {
    render(<Switch hideLabel>결제 알림, 이메일</Switch>);
    expect(screen.getByRole('switch', { name: '결제 알림, 이메일' })).toBeVisible();
    expect(screen.queryByText('결제 알림, 이메일')).toBeNull();
  });
});

describe('RadioCards', () => {
  it('names each row by its label, explains it, and moves with the arrows', async () => {
    const onBlur = jest.fn();
    function Live() {
      const [value, setValue] = useState<'one' | 'all' | ''>('');
      return (
        <RadioCards
          label="어느 범위를 지울까요?"
          value={value}
          onChange={setValue}
          onBlur={onBlur}
          error={value === '' && '범위를 골라 주세요.'}
          options={[
            { value: 'one', label: '이 날만', description: '다른 주는 그대로예요.' },
            { value: 'all', label: '반복 전체' },
          ]}
        />
      );
    }
    render(<Live />);
    const group = screen.getByRole('radiogroup', { name: '어느 범위를 지울까요?' });
    expect(group).toHaveAccessibleDescription('범위를 골라 주세요.');
    await userEvent.click(screen.getByText('이 날만'));
    const one = screen.getByRole('radio', { name: '이 날만' });
    expect(one).toBeChecked();
    expect(one).toHaveAccessibleDescription('다른 주는 그대로예요.');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '반복 전체' })).toBeChecked();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

describe('WeekdayPicker', () => {
  it('names the days in full, keeps their order and knows the usual choices', async () => {
    const onChange = jest.fn();
    function Live() {
      const [days, setDays] = useState<Weekday[]>(['FRIDAY']);
      const tell = (next: Weekday[]) => {
        onChange(next);
        setDays(next);
      };
      return <WeekdayPicker label="반복할 요일" value={days} onChange={tell} />;
    }
    render(<Live />);
    expect(screen.getByRole('group', { name: '반복할 요일' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '월요일' }));
    expect(onChange).toHaveBeenLastCalledWith(['MONDAY', 'FRIDAY']);
    await userEvent.click(screen.getByRole('button', { name: '금요일' }));
    expect(onChange).toHaveBeenLastCalledWith(['MONDAY']);
    await userEvent.click(screen.getByRole('button', { name: '평일' }));
    expect(onChange).toHaveBeenLastCalledWith(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']);
    expect(screen.getByRole('button', { name: '평일', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '매일' }));
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(8);
  });
});
