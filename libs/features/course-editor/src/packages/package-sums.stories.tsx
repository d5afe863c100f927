import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageSums } from './package-sums.tsx';

const meta = {
  component: PackageSums,
  args: {
    rate: 0.33,
    sums: {
      gross: 1_200_000,
      net: 804_000,
      fee: 396_000,
      perLesson: { gross: 150_000, net: 100_500 },
      perHour: { gross: 100_000, net: 67_000 },
      full: { students: 4, gross: 4_800_000, net: 3_216_000 },
    },
  },
} satisfies Meta<typeof PackageSums>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = { name: '여러 명' };
export const Nothing: Story = { name: '아직 셀 수 없음', args: { sums: null } };
export const Large: Story = {
  name: '가장 큰 금액',
  args: {
    sums: { gross: 999_999_999, net: 669_999_999, fee: 330_000_000, perLesson: null, perHour: null, full: null },
  },
  globals: { viewport: { value: 'w320' } },
};
