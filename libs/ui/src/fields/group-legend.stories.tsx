import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GroupLegend } from './group-legend.tsx';

const meta = {
  component: GroupLegend,
  args: { children: '수업 방식' },
  render: (args) => (
    <fieldset>
      <GroupLegend {...args} />
      <div data-control>온라인</div>
    </fieldset>
  ),
} satisfies Meta<typeof GroupLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  name: '고르지 않아도 됨',
  play: async ({ canvasElement }) => {
    const [legend, control] = canvasElement.querySelectorAll('legend, [data-control]');
    const gap = control!.getBoundingClientRect().top - legend!.getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThanOrEqual(8);
  },
};
export const Required: Story = { name: '필수', args: { required: true } };
