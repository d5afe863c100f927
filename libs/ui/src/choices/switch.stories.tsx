import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

function Live(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked ?? false);
  return <Switch {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  component: Switch,
  args: { children: '수업 알림', description: '수업 한 시간 전에 알려 드려요.', checked: true },
  argTypes: { children: { control: 'text' }, description: { control: 'text' }, onChange: { control: false } },
  parameters: {
    docs: {
      description: { component: '켜고 끄는 즉시 뜻이 생기는 설정이에요. 양식을 보낼 때 뜻이 생기면 체크 상자를 써요.' },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { focusVisible: '.is-focus' } },
  render: () => (
    <StoryRow title="꺼짐, 켜짐, 초점, 잠김, 이름 숨김" column>
      <Live>꺼짐</Live>
      <Live checked>켜짐</Live>
      <Live className="is-focus">초점</Live>
      <Live disabled description="요금제를 바꾸면 켤 수 있어요.">
        잠김
      </Live>
      <Live disabled checked>
        켜진 채 잠김
      </Live>
      <Live hideLabel checked>
        결제 알림, 이메일
      </Live>
    </StoryRow>
  ),
};
export const Content: Story = { name: '긴 글', args: { children: HARD_CONTENT.long, description: HARD_CONTENT.long } };
export const FlowToggle: Story = {
  name: '흐름: 글자를 눌러도, 스페이스로도 바뀌어요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch', { name: '수업 알림' });
    await userEvent.click(canvas.getByText('수업 알림'));
    await expect(control).not.toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
