import type { Meta, StoryObj } from '@storybook/react-vite';
import { GroupLegend } from './group-legend.tsx';

const meta = {
  component: GroupLegend,
  args: { children: '수업 방식' },
  render: (args) => (
    <fieldset>
      <GroupLegend {...args} />
    </fieldset>
  ),
} satisfies Meta<typeof GroupLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = { name: '고르지 않아도 됨' };
export const Required: Story = { name: '필수', args: { required: true } };
