import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

function Live(props: RadioCardsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioCards {...props} value={value} onChange={setValue} />;
}

const options = [
  { value: 'ONE', label: '이 날만', description: '다른 주의 시간은 그대로예요.' },
  { value: 'ALL', label: '반복 전체', description: '앞으로의 시간이 모두 닫혀요.' },
];

const meta = {
  component: RadioCards,
  args: { label: '어느 범위를 지울까요?', options, value: 'ONE', onChange: () => {} },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    onChange: { control: false },
  },
  parameters: {
    docs: {
      description: { component: '설명이 한마디씩 필요한 몇 가지 가운데 하나예요. 방향키로 옮기면 바로 골라져요.' },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...(args as RadioCardsProps<string>)} />,
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: () => (
    <StoryRow title="고르기 전, 값, 오류, 잠김" column>
      <Live label="고르기 전" options={options} value="" onChange={() => {}} required helper="나중에 바꿀 수 있어요." />
      <Live label="값" options={options} value="ALL" onChange={() => {}} />
      <Live label="오류" options={options} value="" onChange={() => {}} error="범위를 골라 주세요." />
      <Live label="잠김" options={options} value="ONE" onChange={() => {}} disabled />
    </StoryRow>
  ),
};
export const Content: Story = {
  name: '긴 글',
  args: {
    label: HARD_CONTENT.long,
    options: [{ value: 'ONE', label: HARD_CONTENT.long, description: HARD_CONTENT.long }],
  },
};
