import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aCourseSummary } from '@portal/testing/courses/course-builders';
import { planning } from '../planning-messages.ts';
import { planningWorlds } from '../planning.fixture.ts';
import { NewClassForm } from './new-class-form.tsx';

const create = async () => userEvent.click(await screen.findByRole('button', { name: planning.create }));
const meta = {
  component: NewClassForm,
  parameters: { platform: planningWorlds.loaded },
  args: { courses: [aCourseSummary({ status: 'PUBLISHED', isLive: true })], courseId: 'course-1' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof NewClassForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '강좌가 채움',
  play: async () => void (await screen.findByRole('list', { name: '만들어질 회차' })),
};
export const Wrong: Story = { name: '빠진 칸', args: { courseId: '' }, play: create };
export const Refused: Story = {
  name: '만들지 못함',
  parameters: { platform: [fakeProblem(classesContract.createClass, 'LIMIT_REACHED'), ...planningWorlds.loaded] },
  play: async () => {
    await screen.findByRole('list', { name: '만들어질 회차' });
    await create();
    await screen.findByText(planning.failed);
  },
};
