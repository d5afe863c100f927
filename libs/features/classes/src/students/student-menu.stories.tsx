import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { StudentMenu } from './student-menu.tsx';

const meta = {
  component: StudentMenu,
  parameters: { platform: [], frameHeight: 240 },
  args: { name: '학생 A01', onAction: () => undefined },
  play: async () => userEvent.click(await screen.findByRole('button', { name: /더 보기$/ })),
} satisfies Meta<typeof StudentMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '열림' };
export const Longest: Story = { name: '가장 긴 이름', args: { name: HARD_CONTENT.long } };
