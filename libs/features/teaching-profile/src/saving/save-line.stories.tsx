import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Refusal } from './refusal.tsx';
import { SaveLine } from './save-line.tsx';

const problem = { status: 'OFFLINE', message: '인터넷 연결을 확인하고 다시 해 주세요' } as const;

const meta = {
  component: SaveLine,
  args: { state: { is: 'clean' }, savedAt: new Date('2026-11-18T10:42:00+09:00'), isKept: true, onRetry: fn() },
} satisfies Meta<typeof SaveLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      {(['clean', 'waiting', 'saving', 'blocked', 'conflict'] as const).map((is) => (
        <SaveLine key={is} {...args} state={{ is }} />
      ))}
      <SaveLine {...args} state={{ is: 'failed', problem }} />
      <SaveLine {...args} state={{ is: 'failed', problem }} isKept={false} />
      <Refusal title="심사를 요청하지 못했어요" message="서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요" />
    </div>
  ),
};
