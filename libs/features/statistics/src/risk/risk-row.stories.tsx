import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { someStudentsAtRisk } from '@portal/testing/statistics/statistics-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { RiskRow } from './risk-row.tsx';

const [first, second, third] = someStudentsAtRisk();

const meta = {
  component: RiskRow,
  parameters: { platform: [] },
  args: { student: first! },
  render: (args) => (
    <StorySheet width="full">
      <chakra.ul listStyleType="none">
        <RiskRow {...args} />
      </chakra.ul>
    </StorySheet>
  ),
} satisfies Meta<typeof RiskRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Absent: Story = { name: '결석과 과제' };
export const Silent: Story = { name: '답장 없음', args: { student: second! } };
export const NoTalk: Story = { name: '대화가 없음', args: { student: third! } };
export const Longest: Story = {
  name: '가장 긴 내용, 휴대폰',
  args: {
    student: {
      ...first!,
      className: HARD_CONTENT.long,
      studentName: HARD_CONTENT.long,
      risks: [...first!.risks, ...second!.risks.slice(0, 1), ...third!.risks],
    },
  },
  globals: { viewport: { value: 'w390' } },
};
