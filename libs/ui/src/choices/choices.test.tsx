import { render as renderBare, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { UiProvider } from '../base/provider.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });

describe('ChoiceGroup', () => {
  const options = [
    { value: 'BEGINNER', label: '초급' },
    { value: 'INTERMEDIATE', label: '중급' },
    { value: 'ADVANCED', label: '고급' },
  ];
  function show(props: Partial<ChoiceGroupProps<string>> = {}) {
    const onChange = jest.fn();
    function Live() {
      const [value, setValue] = useState(props.value ?? []);
      const tell = (next: string[]) => {
        onChange(next);
        setValue(next);
      };
      return <ChoiceGroup label="가르칠 수 있는 수준" options={options} {...props} value={value} onChange={tell} />;
    }
    render(<Live />);
    return onChange;
  }

  it('takes any of them by mouse and by key, in the order of the options', async () => {
    const onBlur = jest.fn();
    const onChange = show({ onBlur, value: ['KNOWN_NO_MORE'] });
    await userEvent.click(screen.getByRole('checkbox', { name: '고급' }));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(['BEGINNER', 'ADVANCED', 'KNOWN_NO_MORE']);
    await userEvent.click(screen.getByRole('checkbox', { name: '고급' }));
    expect(onChange).toHaveBeenLastCalledWith(['BEGINNER', 'KNOWN_NO_MORE']);
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('is a group with its question and its error', () => {
    show({ error: '하나 이상 골라 주세요.', helper: '여럿 고를 수 있어요.' });
    const group = screen.getByRole('group', { name: '가르칠 수 있는 수준' });
    expect(group).toHaveAccessibleDescription('하나 이상 골라 주세요.');
    expect(within(group).getAllByRole('checkbox', { checked: false })).toHaveLength(3);
  });

  it('lets the others wait while as many as allowed are chosen', async () => {
    const onChange = show({ max: 2, value: ['BEGINNER', 'ADVANCED'] });
    expect(screen.getByRole('checkbox', { name: '중급' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: '초급' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '중급' }));
    expect(onChange).toHaveBeenLastCalledWith(['INTERMEDIATE', 'ADVANCED']);
  });

  it('lists what is chosen where nothing may be changed', () => {
    show({ readOnly: true, value: ['ADVANCED'] });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['고급']);
  });
});

describe('ComboboxField', () => {
  const AREAS = [
    { value: 'hn', label: 'Thành phố Hà Nội', lang: 'vi' },
    { value: 'dn', label: 'Thành phố Đà Nẵng', lang: 'vi', detail: '다낭' },
    { value: 'hue', label: 'Thành phố Huế', lang: 'vi' },
    { value: 'seoul', label: '서울특별시' },
  ];
  const many = Array.from({ length: 150 }, (_, n) => ({ value: `c${n}`, label: `동네 ${n}` }));

  function show(props: Partial<ComboboxFieldProps> = {}) {
    const onChange = jest.fn();
    function Live() {
      const [value, setValue] = useState(props.value ?? '');
      const tell = (next: string) => {
        onChange(next);
        setValue(next);
      };
      return <ComboboxField label="지역" options={AREAS} {...props} value={value} onChange={tell} />;
    }
    return { onChange, ...render(<Live />) };
  }
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '지역' });
  const shown = () => screen.getAllByRole('option').map((option) => option.textContent);

  it.each([
    ['ㅅㅇ', '서울특별시'],
    ['da nang', 'Thành phố Đà Nẵng'],
    ['다낭', 'Thành phố Đà Nẵng'],
    ['huế', 'Thành phố Huế'],
  ])('finds what is meant by %s, and Enter takes it without sending the form', async (typed, label) => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const onChange = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <ComboboxField label="지역" options={AREAS} value="" onChange={onChange} />
      </form>,
    );
    await userEvent.type(field(), typed);
    expect(screen.getByRole('option', { name: new RegExp(label) })).toHaveAttribute(
      'id',
      field().getAttribute('aria-activedescendant'),
    );
    expect(screen.getByText('1개 찾았어요')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const wanted = AREAS.find((area) => area.label === label);
    expect(onChange).toHaveBeenLastCalledWith(wanted?.value);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows what is chosen, and returns to it when a search ends without a choice', async () => {
    const { onChange } = show({ value: 'hn' });
    expect(field()).toHaveValue('Thành phố Hà Nội');
    expect(field()).toHaveAttribute('lang', 'vi');
    await userEvent.type(field(), 'x');
    expect(await screen.findByText('찾는 항목이 없어요')).toBeVisible();
    const list = screen.getByRole('listbox');
    // From the next frame on it is the layer that Escape closes.
    await waitFor(() => expect(list.style.getPropertyValue('--layer-index')).toBe('0'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field()).toHaveValue('Thành phố Hà Nội'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('opens with a press, marks what is chosen, and picks with the mouse', async () => {
    const { onChange } = show({ value: 'hue' });
    await userEvent.click(field());
    expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Thành phố Huế');
    expect(shown()).toHaveLength(4);
    await userEvent.click(screen.getByRole('option', { name: '서울특별시' }));
    expect(onChange).toHaveBeenCalledWith('seoul');
    expect(field()).toHaveValue('서울특별시');
  });

  it('is emptied by its button and by deleting its text', async () => {
    const { onChange } = show({ value: 'hue' });
    await userEvent.click(screen.getByRole('button', { name: '입력한 값 지우기' }));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'huế{Enter}');
    await userEvent.clear(field());
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('draws a long list piece by piece, and ArrowUp still leads to its last one', async () => {
    const { onChange } = show({ options: many });
    await userEvent.click(field());
    expect((await screen.findAllByRole('option')).length).toBeLessThan(100);
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { name: '동네 149' })).toHaveAttribute('aria-posinset', '150');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('c149');
  });

  it('names a value whose options come later', () => {
    const { rerender } = render(<ComboboxField label="지역" options={[]} value="dn" loading onChange={() => {}} />);
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('placeholder', '불러오는 중이에요');
    rerender(<ComboboxField label="지역" options={AREAS} value="dn" onChange={() => {}} />);
    expect(field()).toHaveValue('Thành phố Đà Nẵng');
    rerender(<ComboboxField label="지역" options={AREAS} value="hn" onChange={() => {}} />);
    expect(field()).toHaveValue('Thành phố Hà Nội');
    rerender(<ComboboxField label="지역" options={AREAS} value="" onChange={() => {}} />);
    expect(field()).toHaveValue('');
  });

  it('says why there are no options and offers to try again', async () => {
    const onRetry = jest.fn();
    show({ options: [], problem: '지역을 불러오지 못했어요', onRetry });
    expect(field()).toHaveAccessibleDescription('지역을 불러오지 못했어요');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('can be read and not changed', async () => {
    const { onChange } = show({ value: 'hn', readOnly: true });
    await userEvent.type(field(), 'x{ArrowDown}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(field()).toHaveValue('Thành phố Hà Nội');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('closes its list with Escape, and the dialog around it with the next one', async () => {
    const onClose = jest.fn();
    render(
      <Dialog open onClose={onClose} title="지역 고르기">
        <ComboboxField label="지역" options={AREAS} value="" onChange={() => {}} />
      </Dialog>,
    );
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    // From the next frame on it is the layer that Escape closes.
    await waitFor(() => expect(list.style.getPropertyValue('--layer-index')).toBe('1'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
