import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { StoryRow } from '@portal/ui/story-board';
import { LessonSteps } from './lesson-steps.tsx';
import { standingDesks } from './steps.fixture.ts';

const now = new Date(FROZEN_NOW);
const meta = {
  component: LessonSteps,
  args: { desk: standingDesks['마무리 필요']!, now },
  parameters: { platform: [] },
} satisfies Meta<typeof LessonSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToWrapUp: Story = { name: '마무리 필요' };
export const States: Story = {
  name: '모든 상태',
  render: () => (
    <chakra.div display="grid">
      {Object.entries(standingDesks).map(([name, desk]) => (
        <StoryRow key={name} title={name} column>
          <LessonSteps desk={desk} now={now} note={desk.notHeldReason} />
        </StoryRow>
      ))}
    </chakra.div>
  ),
};
export const Overran: Story = {
  name: '시간을 넘긴 수업',
  args: {
    desk: {
      ...standingDesks['마무리 필요']!,
      startedAt: '2026-11-18T09:27:00+09:00',
      endedAt: '2026-11-18T10:31:00+09:00',
    },
  },
};
export const OnPhone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Asked: Story = {
  name: '문의가 있음, 휴대폰',
  args: { desk: standingDesks['문의가 있음']! },
  globals: { viewport: { value: 'w390' } },
};
