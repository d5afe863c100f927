import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { TeamNote } from './team-note.tsx';

const meta = {
  component: TeamNote,
  args: { verdict: { kind: 'WARNED', reason: '다른 가족을 낮추어 말했어요.' } },
  parameters: { platform: [] },
} satisfies Meta<typeof TeamNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warned: Story = { name: '주의' };
export const Removed: Story = {
  name: '지운 메시지',
  args: { verdict: { kind: 'REMOVED', reason: '학생의 연락처가 들어 있어요.' } },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  args: { verdict: { kind: 'WARNED', reason: HARD_CONTENT.long } },
};
