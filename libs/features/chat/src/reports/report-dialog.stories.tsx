import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ReportDialog } from './report-dialog.tsx';
import { takesReports } from './reports.fixture.ts';

const meta = {
  component: ReportDialog,
  args: { roomId: 'huong', message: { seq: 6, content: '오늘 교재 몇 쪽부터예요?' }, open: true, onClose: () => {} },
  parameters: { platform: takesReports({ calls: [] }) },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = { name: '메시지' };
export const Talk: Story = { name: '대화 전체', args: { message: null } };
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  args: { message: { seq: 6, content: HARD_CONTENT.long.repeat(8) } },
};
