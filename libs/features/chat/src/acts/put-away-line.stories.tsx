import type { Meta, StoryObj } from '@storybook/react-vite';
import { aChatRoom } from '@portal/testing/chat/chat-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { PutAwayLine } from './put-away-line.tsx';

const meta = {
  component: PutAwayLine,
  args: { talk: aChatRoom({ isArchived: true }) },
  parameters: { platform: [] },
} satisfies Meta<typeof PutAwayLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Away: Story = { name: '보관한 대화' };
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' }, textZoom: 'double' },
  args: { talk: aChatRoom({ isArchived: true, title: HARD_CONTENT.long }) },
};
