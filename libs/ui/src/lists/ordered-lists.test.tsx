import { act, fireEvent, render as renderBare, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { UiProvider } from '../base/provider.tsx';
import { TextInput } from '../fields/field.tsx';
import { SortableList, type SortableListProps } from './sortable-list.tsx';
import { moved } from './text-lines.ts';
import { TextListField, type TextListFieldProps } from './text-list-field.tsx';

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });

describe('TextListField', () => {
  function show(props: Partial<TextListFieldProps> = {}) {
    const onChange = jest.fn();
    function Live() {
      const [value, setValue] = useState(props.value ?? []);
      const tell = (next: string[]) => {
        onChange(next);
        setValue(next);
      };
      return (
        <form>
          <TextListField
            label="배우면 좋은 점"
            nameOf={(number) => `좋은 점 ${number}`}
            addLabel="좋은 점 추가"
            {...props}
            value={value}
            onChange={tell}
          />
        </form>
      );
    }
    render(<Live />);
    return onChange;
  }
  const lines = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
  const line = (number: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `좋은 점 ${number}` });

  it('begins with one line to write in, and goes on with Enter without sending the form', async () => {
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    document.addEventListener('submit', onSubmit);
    const onChange = show();
    await userEvent.type(line(1), '발음{Enter}');
    expect(line(2)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('좋은 점 2 추가함');
    await userEvent.keyboard('회화');
    expect(onChange).toHaveBeenLastCalledWith(['발음', '회화']);
    expect(onSubmit).not.toHaveBeenCalled();
    document.removeEventListener('submit', onSubmit);
  });

  it('does not go on while a syllable is being composed', () => {
    const onChange = show({ value: ['발음'] });
    fireEvent.keyDown(line(1), { key: 'Enter', isComposing: true });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes a line away by its button, by Backspace in an empty one, and never the last one', async () => {
    const onChange = show({ value: ['발음', '', '회화'] });
    await userEvent.type(line(2), '{Backspace}');
    expect(line(1)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '좋은 점 1 지우기' }));
    expect(onChange).toHaveBeenLastCalledWith(['회화']);
    expect(screen.queryByRole('button', { name: /지우기/ })).toBeNull();
    await userEvent.clear(line(1));
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(lines()).toEqual(['']);
  });

  it('moves a line by buttons, keeps the focus on them and says the new place', async () => {
    show({ value: ['가', '나', '다'] });
    await userEvent.click(screen.getByRole('button', { name: '좋은 점 3 위로 옮기기' }));
    expect(lines()).toEqual(['가', '다', '나']);
    expect(screen.getByRole('button', { name: '좋은 점 2 위로 옮기기' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('좋은 점 3 항목을 2번째로 옮겼어요.');
    await userEvent.keyboard('{Enter}');
    expect(lines()).toEqual(['다', '가', '나']);
    expect(screen.getByRole('button', { name: '좋은 점 1 아래로 옮기기' })).toHaveFocus();
  });

  it('makes lines of a pasted list, in the middle of what stands there', async () => {
    const onChange = show({ value: ['처음 끝', '나중'] });
    await userEvent.click(line(1));
    line(1).setSelectionRange(3, 3);
    await userEvent.paste('1. 하나\n2. 둘\n- 셋 ');
    expect(onChange).toHaveBeenLastCalledWith(['처음 하나', '둘', '셋끝', '나중']);
    expect(line(3)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('3개 붙여 넣음');
  });

  it('makes lines of what is written in one where its user says what stands between them', async () => {
    show({ split: (text) => text.split(',') });
    await userEvent.type(line(1), '하나,둘,셋');
    expect(lines()).toEqual(['하나', '둘', '셋']);
    expect(line(3)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('');
    await userEvent.clear(line(3));
    await userEvent.paste('셋,넷');
    expect(lines()).toEqual(['하나', '둘', '셋', '넷']);
    expect(screen.getByRole('status')).toHaveTextContent('2개 붙여 넣음');
  });

  it('says what of a pasted list found no room, until something is changed', async () => {
    show({ value: ['가', ''], max: 3 });
    await userEvent.click(line(2));
    await userEvent.paste('나\n다\n라\n마');
    expect(lines()).toEqual(['가', '나', '다']);
    const group = screen.getByRole('group', { name: '배우면 좋은 점' });
    expect(group).toHaveAccessibleDescription('3개까지 쓸 수 있어요. 나머지 2개는 넣지 않았어요.');
    expect(screen.getByRole('button', { name: '좋은 점 추가' })).toBeDisabled();
    await userEvent.type(line(3), '!');
    expect(group).not.toHaveAccessibleDescription();
  });

  it('keeps a line that is too long and marks it, as well as what the form says of a line', async () => {
    show({ value: ['가나다', '라'], limit: 2, errors: { 1: '더 자세히 써 주세요.' } });
    expect(line(1)).toBeInvalid();
    expect(line(1)).toHaveAccessibleDescription('3/2자');
    expect(line(2)).toHaveAccessibleDescription('더 자세히 써 주세요.');
  });

  it('makes one line of text that was dropped with line ends', () => {
    const onChange = show({ value: ['가'] });
    fireEvent.change(line(1), { target: { value: '가 \n 나' } });
    expect(onChange).toHaveBeenLastCalledWith(['가 나']);
  });

  it('can be read and not changed', async () => {
    const onChange = show({ value: ['가', '나'], readOnly: true });
    await userEvent.type(line(1), 'x{Enter}');
    expect(screen.queryByRole('button')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('SortableList', () => {
  interface Item {
    id: string;
    title: string;
  }
  const ITEMS: Item[] = ['인사', '소개', '복습'].map((title) => ({ id: title, title }));

  function show(props: Partial<SortableListProps<Item>> = {}) {
    const onMove = jest.fn();
    function Live() {
      const [items, setItems] = useState(ITEMS);
      return (
        <SortableList
          label="커리큘럼"
          items={items}
          nameOf={(_, index) => `${index + 1}회차`}
          onMove={(from, to) => {
            onMove(from, to);
            setItems(moved(items, from, to));
          }}
          {...props}
        >
          {(item) => <TextInput aria-label="회차 제목" defaultValue={item.title} />}
        </SortableList>
      );
    }
    render(<Live />);
    return onMove;
  }
  const titles = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  const handle = (name: string) => screen.getByRole('button', { name: `${name} 끌어서 옮기기` });

  it('moves a row with the arrows on its handle, keeps the focus there and says the place', async () => {
    const onMove = show();
    act(() => handle('1회차').focus());
    expect(handle('1회차')).toHaveAccessibleDescription('끌어서 순서를 바꾸거나, 위아래 화살표 키를 쓰세요.');
    await userEvent.keyboard('{ArrowDown}');
    expect(titles()).toEqual(['소개', '인사', '복습']);
    expect(handle('2회차')).toHaveFocus();
    expect(screen.getByText('1회차 항목을 2번째로 옮겼어요.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(titles()).toEqual(['소개', '복습', '인사']);
    expect(onMove).toHaveBeenCalledTimes(2);
  });

  it('moves a row by its buttons, and keeps what was written in it', async () => {
    show();
    await userEvent.type(screen.getAllByRole('textbox')[2]!, '하기');
    await userEvent.click(screen.getByRole('button', { name: '3회차 위로 옮기기' }));
    expect(titles()).toEqual(['인사', '복습하기', '소개']);
    expect(screen.getByRole('button', { name: '2회차 위로 옮기기' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '1회차 위로 옮기기' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '3회차 아래로 옮기기' })).toBeDisabled();
  });

  it('says in Korean how a row is picked up, carried, put down and put back', async () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const row = this.closest('li');
      return new DOMRect(0, row ? [...row.parentElement!.children].indexOf(row) * 60 : 0, 300, 50);
    });
    const onMove = show();
    act(() => handle('2회차').focus());
    await userEvent.keyboard('[Space]');
    expect(await screen.findByText('2회차 항목을 집었어요. 지금 2번째예요.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByText('2회차 항목을 3번째로 옮겼어요.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('옮기기를 취소했어요. 2회차 항목은 제자리에 있어요.')).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('[Space]');
    await screen.findByText('2회차 항목을 집었어요. 지금 2번째예요.');
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByText('2회차 항목을 1번째로 옮겼어요.');
    await userEvent.keyboard('[Space]');
    expect(await screen.findByText('2회차 항목을 1번째에 놓았어요.')).toBeInTheDocument();
    expect(onMove.mock.calls).toEqual([[1, 0]]);
    expect(titles()).toEqual(['소개', '인사', '복습']);
    jest.restoreAllMocks();
  });

  it('is a list with a name, without a word of English', () => {
    show({ actions: (item) => <button>{item.title} 지우기</button> });
    const list = screen.getByRole('list', { name: '커리큘럼' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', { name: '소개 지우기' })).toBeVisible();
    const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'aria-roledescription', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    expect([...spoken, document.body.textContent].join(' ')).not.toMatch(/[a-z]{2}/i);
  });

  it('shows its rows without anything to move them where nothing may be changed', () => {
    show({ readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(titles()).toHaveLength(3);
  });
});
