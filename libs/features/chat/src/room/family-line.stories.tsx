import type { Meta, StoryObj } from '@storybook/react-vite';
import { aChatFamily } from '@portal/testing/chat/chat-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { FamilyLine } from './family-line.tsx';

const meta = { component: FamilyLine, args: { family: aChatFamily() } } satisfies Meta<typeof FamilyLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { name: '낮' };
export const Night: Story = {
  name: '그곳은 밤',
  args: { family: aChatFamily({ language: 'ko', timeZone: 'Europe/Berlin' }) },
};
export const Longest: Story = {
  name: '가장 긴 내용, 밤',
  globals: { viewport: { value: 'w320' } },
  args: {
    family: aChatFamily({
      students: [HARD_CONTENT.long, '학생 A02'],
      className: HARD_CONTENT.long,
      timeZone: 'America/Los_Angeles',
    }),
  },
};
