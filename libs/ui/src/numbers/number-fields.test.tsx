import { fireEvent, render as renderBare, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { UiProvider } from '../base/provider.tsx';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('NumberField', () => {
  function show(props: Partial<NumberFieldProps> = {}) {
    const onChange = jest.fn();
    function Live() {
      const [value, setValue] = useState(props.value ?? null);
      const tell = (number: number | null) => {
        onChange(number);
        setValue(number);
      };
      return <NumberField label="수업 시간" unit="분" {...props} value={value} onChange={tell} />;
    }
    render(<Live />);
    return onChange;
  }

  it('is empty for null, and null again when everything is deleted', async () => {
    const onChange = show();
    expect(textbox('수업 시간')).toHaveValue('');
    await userEvent.type(textbox('수업 시간'), '25');
    await userEvent.clear(textbox('수업 시간'));
    expect(onChange.mock.calls).toEqual([[2], [25], [null]]);
    expect(textbox('수업 시간')).toHaveAccessibleDescription('분');
  });

  it.each([
    ['1,200', 1_200, '1200'],
    ['１２', 12, '12'],
    [' 030 ', 30, '30'],
    ['999999999', 999_999_999, '999999999'],
  ])('reads a pasted %j', async (pasted, value, settled) => {
    const onChange = show();
    await userEvent.click(textbox('수업 시간'));
    await userEvent.paste(pasted);
    expect(onChange).toHaveBeenLastCalledWith(value);
    await userEvent.tab();
    expect(textbox('수업 시간')).toHaveValue(settled);
  });

  it.each([
    ['2.5', '정수로 입력해 주세요.'],
    ['-3', '숫자만 입력해 주세요.'],
    ['스물', '숫자만 입력해 주세요.'],
    ['1,20', '정수로 입력해 주세요.'],
    ['1000000000', '999999999 이하로 입력해 주세요.'],
  ])('keeps %j as it was typed, and says so when the visitor leaves [CON-1]', async (typed, words) => {
    const onChange = show({ value: 7 });
    await userEvent.clear(textbox('수업 시간'));
    await userEvent.click(textbox('수업 시간'));
    await userEvent.paste(typed);
    expect(screen.queryByText(words)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(words)).toBeVisible();
    expect(textbox('수업 시간')).toHaveValue(typed);
    expect(textbox('수업 시간')).toBeInvalid();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('passes a number beyond its bounds on, and tells of it after the visitor left [CRS-6]', async () => {
    const onChange = show({ min: 25, max: 180 });
    await userEvent.type(textbox('수업 시간'), '20');
    expect(screen.queryByText('25 이상으로 입력해 주세요.')).toBeNull();
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(20);
    expect(screen.getByText('25 이상으로 입력해 주세요.')).toBeVisible();
    await userEvent.type(textbox('수업 시간'), '0');
    expect(screen.getByText('180 이하로 입력해 주세요.')).toBeVisible();
    await userEvent.type(textbox('수업 시간'), '{Backspace}{Backspace}');
    expect(textbox('수업 시간')).toHaveAccessibleDescription('분 25 이상으로 입력해 주세요.');
    await userEvent.type(textbox('수업 시간'), '5');
    expect(textbox('수업 시간')).toBeValid();
  });

  it('is changed neither by the arrows nor by the wheel', async () => {
    const onChange = show({ value: 30 });
    await userEvent.type(textbox('수업 시간'), '{ArrowUp}{ArrowDown}');
    fireEvent.wheel(textbox('수업 시간'), { deltaY: 100 });
    expect(onChange).not.toHaveBeenCalled();
    expect(textbox('수업 시간')).toHaveValue('30');
  });

  it('leaves what is being composed alone, and forgets with its form', async () => {
    render(
      <form aria-label="강좌">
        <NumberField label="나이" value={null} onChange={() => {}} />
        <button type="reset">지우기</button>
      </form>,
    );
    const input = textbox('나이');
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: '1ㅇ' } });
    expect(input).toHaveValue('1ㅇ');
    fireEvent.compositionEnd(input);
    fireEvent.blur(input);
    expect(input.validity.customError).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(input).toHaveValue('');
    expect(input.validity.customError).toBe(false);
    expect(screen.queryByText('숫자만 입력해 주세요.')).toBeNull();
  });
});

describe('MoneyField', () => {
  function show(props: Partial<MoneyFieldProps> = {}) {
    const onChange = jest.fn();
    function Live() {
      const [value, setValue] = useState(props.value ?? null);
      const tell = (amount: number | null) => {
        onChange(amount);
        setValue(amount);
      };
      return <MoneyField label="수강료" {...props} value={value} onChange={tell} />;
    }
    render(<Live />);
    return onChange;
  }

  it('groups the digits while they are typed and reads the amount as Koreans count', async () => {
    const onChange = show({ helper: '1,000đ 이상 입력해 주세요.' });
    await userEvent.type(textbox('수강료'), '1250000');
    expect(textbox('수강료')).toHaveValue('1,250,000');
    expect(onChange).toHaveBeenLastCalledWith(1_250_000);
    expect(textbox('수강료')).toHaveAccessibleDescription('125만 동 1,000đ 이상 입력해 주세요.');
    await userEvent.type(textbox('수강료'), '00');
    expect(screen.getByText('1억 2,500만 동')).toBeVisible();
    await userEvent.clear(textbox('수강료'));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(textbox('수강료')).toHaveAccessibleDescription('1,000đ 이상 입력해 주세요.');
  });

  it.each(['1.250.000', '1,250,000đ', '1 250 000 ₫', '１２５００００'])('takes a pasted %s', async (pasted) => {
    const onChange = show();
    await userEvent.click(textbox('수강료'));
    await userEvent.paste(pasted);
    expect(onChange).toHaveBeenLastCalledWith(1_250_000);
    expect(textbox('수강료')).toHaveValue('1,250,000');
  });

  it('understands an amount that is typed with dots, and puts it in order when the visitor leaves', async () => {
    const onChange = show();
    await userEvent.type(textbox('수강료'), '1.250.000');
    expect(textbox('수강료')).toHaveValue('1.250.000');
    expect(onChange).toHaveBeenLastCalledWith(1_250_000);
    await userEvent.tab();
    expect(textbox('수강료')).toHaveValue('1,250,000');
  });

  it('keeps the caret at its digit, and takes the digit with the comma', async () => {
    show({ value: 1_250_000 });
    const input = textbox('수강료');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    expect(input).toHaveValue('12,950,000');
    expect(input.selectionStart).toBe(4);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    expect(input).toHaveValue('1,950,000');
    expect(input.selectionStart).toBe(1);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('{Delete}');
    expect(input).toHaveValue('150,000');
  });

  it.each([
    ['1,25', '금액을 1,250,000처럼 다시 입력해 주세요.'],
    ['12만', '금액을 1,250,000처럼 다시 입력해 주세요.'],
    ['1.000.000.000', '999,999,999đ 이하로 입력해 주세요.'],
  ])('takes a pasted %s for no amount, keeps it and says why [CON-1]', async (pasted, words) => {
    const onChange = show();
    await userEvent.click(textbox('수강료'));
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(textbox('수강료')).toHaveValue(pasted);
    expect(screen.getByText(words)).toBeVisible();
    expect(textbox('수강료').validity.customError).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not rewrite what an input method builds', () => {
    const onChange = show({ value: 1_000 });
    const input = textbox('수강료');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '1,000ㅁ' }, isComposing: true });
    expect(input).toHaveValue('1,000ㅁ');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('1,000ㅁ');
    fireEvent.blur(input);
    expect(screen.getByText('금액을 1,250,000처럼 다시 입력해 주세요.')).toBeVisible();
  });
});
