import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCourseSummary } from '@portal/testing/courses/course-builders';
import { RemoveDialog } from './remove-dialog.tsx';

const meta = {
  component: RemoveDialog,
  parameters: { platform: [], frameHeight: 420 },
  args: { course: aCourseSummary(), onClose: () => undefined },
} satisfies Meta<typeof RemoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { name: '삭제 확인' };
