import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

function Live(props: StepperProps) {
  const [current, setCurrent] = useState(props.current);
  return <Stepper {...props} current={current} onGo={setCurrent} />;
}

const meta = {
  component: Stepper,
  args: {
    label: '강좌 만들기 단계',
    current: 'program',
    steps: [
      { id: 'basic', label: '기본 정보', state: 'done' },
      { id: 'content', label: '소개', state: 'error', detail: '고칠 곳 2개' },
      { id: 'program', label: '커리큘럼' },
      { id: 'package', label: '수강권', state: 'error' },
      { id: 'schedule', label: '수업 시간' },
      { id: 'check', label: '확인' },
    ],
  },
  argTypes: { steps: { control: false }, onGo: { control: false }, linkAs: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '양식의 단계예요. 어느 단계로든 바로 갈 수 있고, 고칠 곳이 있는 단계가 보여요. 휴대폰에서는 한 줄로 줄어들고, 누르면 아래에서 단계들이 올라와요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(100%, 320px)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Content: Story = {
  name: '긴 글',
  args: { current: 'a', steps: [{ id: 'a', label: HARD_CONTENT.long, detail: HARD_CONTENT.long }] },
};
export const FlowPhone: Story = {
  name: '흐름: 휴대폰에서 단계를 골라요',
  tags: ['flow'],
  globals: { viewport: { value: 'w390' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const opener = canvas.queryByRole('button', { name: /^6단계 중 3단계/ });
    // On a wide window the column stands there instead.
    if (!opener) return;
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: '강좌 만들기 단계' });
    await userEvent.click(within(sheet).getByRole('button', { name: /수업 시간/ }));
    await expect(canvas.getByRole('button', { name: /^6단계 중 5단계/ })).toBeVisible();
  },
};
