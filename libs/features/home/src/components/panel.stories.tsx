import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@portal/ui/button';
import { Panel } from './panel.tsx';

const meta = {
  component: Panel,
  args: { title: '다음 수업', children: '예정된 수업이 없어요' },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '내용만' };
export const WithAction: Story = { name: '할 일이 있음', args: { action: <Button>수업 일정 보기</Button> } };
