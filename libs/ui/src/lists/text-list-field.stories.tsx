import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { TextListField, type TextListFieldProps } from './text-list-field.tsx';

function Live(props: TextListFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextListField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: TextListField,
  args: {
    label: '배우면 좋은 점',
    value: ['일차함수의 뜻을 말로 설명할 수 있어요', '그래프를 보고 식을 세워요'],
    nameOf: (number: number) => `좋은 점 ${number}`,
    addLabel: '좋은 점 추가',
    max: 10,
    limit: 200,
    onChange: () => {},
  },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    nameOf: { control: false },
    errors: { control: false },
    onChange: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '한 줄 글을 여럿 써요. Enter로 다음 줄로 가고, 빈 줄에서 Backspace로 지우고, 목록을 붙여 넣으면 줄마다 나뉘어요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TextListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <StoryRow title="비어 있음, 오류, 꽉 참, 읽기만" column>
      <Live
        {...args}
        value={[]}
        required
        helper="학생이 무엇을 얻는지 써 주세요."
        placeholder="예: 발음이 또렷해져요"
      />
      <Live {...args} label="오류" error="하나 이상 써 주세요." limit={10} errors={{ 1: '더 자세히 써 주세요.' }} />
      <Live {...args} label="꽉 참" max={2} />
      <Live {...args} label="읽기만" readOnly />
    </StoryRow>
  ),
};
export const Content: Story = {
  name: '긴 글',
  args: { label: HARD_CONTENT.long, value: [HARD_CONTENT.long, HARD_CONTENT.url] },
};
export const FlowPaste: Story = {
  name: '흐름: 목록을 붙여 넣고 순서를 바꿔요',
  tags: ['flow'],
  args: { value: [] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('1. 듣기\n2. 말하기\n3. 쓰기');
    await userEvent.click(canvas.getByRole('button', { name: '좋은 점 3 위로 옮기기' }));
    await expect(canvas.getByRole('textbox', { name: '좋은 점 2' })).toHaveValue('쓰기');
    await expect(canvas.getByRole('button', { name: '좋은 점 2 위로 옮기기' })).toHaveFocus();
  },
};
