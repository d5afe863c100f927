import type { Meta, StoryObj } from '@storybook/react-vite';
import { LessonStepsLoading } from './lesson-steps-loading.tsx';

const meta = { component: LessonStepsLoading, parameters: { platform: [] } } satisfies Meta<typeof LessonStepsLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: '넓은 화면' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
