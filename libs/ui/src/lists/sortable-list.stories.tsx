import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../base/icon.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { Field, TextInput } from '../fields/field.tsx';
import { SortableList, type SortableListProps } from './sortable-list.tsx';
import { moved } from './text-lines.ts';

interface Item {
  id: string;
  title: string;
}

function Live(props: SortableListProps<Item>) {
  const [items, setItems] = useState(props.items);
  return <SortableList {...props} items={items} onMove={(from, to) => setItems(moved(items, from, to))} />;
}

const meta = {
  component: SortableList<Item>,
  args: {
    label: '커리큘럼',
    items: ['일차함수의 뜻', '기울기와 절편', '그래프 그리기'].map((title) => ({ id: title, title })),
    nameOf: (_, index) => `${index + 1}회차`,
    onMove: () => {},
    children: (item) => <span>{item.title}</span>,
  },
  argTypes: {
    items: { control: false },
    nameOf: { control: false },
    onMove: { control: false },
    children: { control: false },
    actions: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '순서를 바꿀 수 있는 목록이에요. 손잡이를 끌거나, 손잡이에서 위아래 화살표를 누르거나, 단추로 한 칸씩 옮겨요. 스페이스로 집으면 옮기는 자리를 화면 읽기 프로그램이 말해 줘요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SortableList<Item>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const WithFields: Story = {
  name: '칸과 지우기 단추가 있는 줄',
  args: {
    actions: (item) => <IconButton size="sm" label={`${item.title} 지우기`} icon={<Icon as={X} />} />,
    children: (item) => (
      <Field label="회차 제목">
        <TextInput defaultValue={item.title} />
      </Field>
    ),
  },
};
export const ReadOnly: Story = { name: '읽기만', args: { readOnly: true } };
export const Content: Story = {
  name: '긴 글',
  args: {
    items: [
      { id: 'a', title: HARD_CONTENT.long },
      { id: 'b', title: HARD_CONTENT.url },
    ],
    nameOf: (item) => item.title,
  },
};
export const FlowKeyboard: Story = {
  name: '흐름: 키보드로 집어 옮기고 놓아요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // Rows that still change their height are no places to carry something to.
    await document.fonts.ready;
    const titles = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    canvas.getByRole('button', { name: '1회차 끌어서 옮기기' }).focus();
    await userEvent.keyboard('[Space]');
    await canvas.findByText('1회차 항목을 집었어요. 지금 1번째예요.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('1회차 항목을 2번째로 옮겼어요.');
    await userEvent.keyboard('[Space]');
    await canvas.findByText('1회차 항목을 2번째에 놓았어요.');
    await waitFor(() => expect(titles()[1]).toContain('일차함수의 뜻'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(titles()[2]).toContain('일차함수의 뜻'));
    await expect(canvas.getByRole('button', { name: '3회차 끌어서 옮기기' })).toHaveFocus();
  },
};
