import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { LessonDots } from './lesson-dots.tsx';
import { standingDesks } from './steps.fixture.ts';

const now = new Date(FROZEN_NOW);
const meta = {
  component: LessonDots,
  args: { known: standingDesks['마무리 필요']!, now },
  parameters: { platform: [] },
} satisfies Meta<typeof LessonDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToWrapUp: Story = { name: '마무리 필요' };
export const Brief: Story = { name: '한 줄', args: { brief: true } };
export const States: Story = {
  name: '모든 상태',
  render: () => (
    <chakra.ul listStyleType="none" display="grid" gap="4" maxW="24rem">
      {Object.entries(standingDesks).map(([name, known]) => (
        <li key={name}>
          <LessonDots known={known} now={now} />
        </li>
      ))}
    </chakra.ul>
  ),
};
export const Noted: Story = {
  name: '긴 까닭',
  args: { known: standingDesks['진행하지 않음']!, note: HARD_CONTENT.url },
  globals: { viewport: { value: 'w390' } },
};
