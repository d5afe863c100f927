import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { lessonsOf, someLessons } from '../class-page.fixture.ts';
import { GroupedLessons } from './grouped-lessons.tsx';

const meta = {
  component: GroupedLessons,
  parameters: { platform: [] },
  args: { lessons: someLessons(), meetingUrl: null },
} satisfies Meta<typeof GroupedLessons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = { name: '회차마다 상태' };
export const OnPhone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const NothingPast: Story = {
  name: '아직 시작하지 않은 수업',
  args: { lessons: lessonsOf(aTeachingClass({ lessonTotal: 3, lessonHeld: 0 })) },
};
