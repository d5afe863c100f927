import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

function Live(props: ChoiceGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return <ChoiceGroup {...props} value={value} onChange={setValue} />;
}

const options = [
  { value: 'BEGINNER', label: '초급' },
  { value: 'INTERMEDIATE', label: '중급' },
  { value: 'ADVANCED', label: '고급' },
];

const meta = {
  component: ChoiceGroup,
  args: { label: '가르칠 수 있는 수준', options, value: ['BEGINNER'], onChange: () => {} },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    onChange: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: '몇 가지 가운데 여럿을 골라요. 하나씩 Tab으로 옮기고 스페이스로 골라요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...(args as ChoiceGroupProps<string>)} />,
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { focusVisible: '.is-focus' } },
  render: () => (
    <StoryRow title="고르기 전, 값, 오류, 더 고를 수 없음, 읽기만, 잠김" column>
      <Live label="고르기 전" options={options} value={[]} onChange={() => {}} required helper="여럿 고를 수 있어요." />
      <Live label="값" options={options} value={['BEGINNER', 'ADVANCED']} onChange={() => {}} />
      <Live label="오류" options={options} value={[]} onChange={() => {}} error="하나 이상 골라 주세요." />
      <Live label="둘까지" options={options} value={['BEGINNER', 'ADVANCED']} onChange={() => {}} max={2} />
      <Live label="읽기만" options={options} value={['BEGINNER', 'ADVANCED']} onChange={() => {}} readOnly />
      <Live label="잠김" options={options} value={['BEGINNER']} onChange={() => {}} disabled />
    </StoryRow>
  ),
};
export const Content: Story = {
  name: '많음과 긴 글',
  args: {
    label: HARD_CONTENT.long,
    value: ['t1', 't7'],
    options: [
      { value: 'long', label: HARD_CONTENT.long },
      ...Array.from({ length: 24 }, (_, n) => ({ value: `t${n}`, label: `주제 ${n + 1}` })),
    ],
  },
};
