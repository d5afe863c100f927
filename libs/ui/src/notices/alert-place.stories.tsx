import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertPlace } from './alert-place.tsx';
import { Banner } from './banner.tsx';

const meta = {
  component: AlertPlace,
  args: { children: <Banner tone="error" title="수업이 이미 취소되었어요." /> },
} satisfies Meta<typeof AlertPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = { name: '거절' };
export const FarDown: Story = {
  name: '아래쪽에 있음',
  render: (args) => (
    <div style={{ paddingTop: '120vh' }}>
      <AlertPlace {...args} />
    </div>
  ),
};
