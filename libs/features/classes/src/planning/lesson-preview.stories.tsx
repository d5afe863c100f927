import type { Meta, StoryObj } from '@storybook/react-vite';
import { somePlannedLessons } from '../planning.fixture.ts';
import { LessonPreview } from './lesson-preview.tsx';
import { HalfWritten } from './planning-form.fixture.tsx';

const idle = { lessons: null, problem: null, isAsking: false, hasPlan: true, retry: () => undefined };

const meta = {
  component: LessonPreview,
  parameters: { platform: [] },
  args: { ...idle, lessons: somePlannedLessons() },
  render: (args) => (
    <HalfWritten>
      <LessonPreview {...args} />
    </HalfWritten>
  ),
} satisfies Meta<typeof LessonPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '휴일과 겹침' };
export const Waiting: Story = { name: '아직 정하지 않음', args: { ...idle, hasPlan: false } };
export const Asking: Story = { name: '계산하는 중', args: { ...idle, isAsking: true } };
export const AskingAgain: Story = { name: '다시 계산하는 중', args: { isAsking: true } };
export const NoLesson: Story = { name: '회차 없음', args: { lessons: [] } };
