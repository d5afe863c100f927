import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@portal/domain/site/paths';
import { Money } from '@portal/ui/money';
import { StatusChip } from '@portal/ui/status-chip';
import { DeskRow } from './desk-row.tsx';

const meta = {
  component: DeskRow,
  parameters: { platform: [] },
  args: { href: paths.opsGroup('grp_1'), name: '수학 선생님 모임', facts: '수학 · 멤버 12명 · 모임장 김민지' },
  render: (args) => (
    <chakra.ul listStyleType="none" layerStyle="sheet">
      <DeskRow {...args} />
    </chakra.ul>
  ),
} satisfies Meta<typeof DeskRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '이름과 사실' };
export const WithAmount: Story = { name: '금액', args: { children: <Money amount={180_000} /> } };
export const Longest: Story = {
  name: '가장 긴 것',
  args: {
    name: '중학교 수학을 가르치며 함께 자료를 나누는 선생님들의 모임 '.repeat(3),
    facts: '수학 · 멤버 1,998명 · 자리 2,000개 · 모임장 아주긴이름을가진선생님',
    children: <StatusChip group="redemption" status="RESERVED" />,
  },
};
