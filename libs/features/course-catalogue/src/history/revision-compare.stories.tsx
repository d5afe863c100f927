import type { Meta, StoryObj } from '@storybook/react-vite';
import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { historyWorlds } from '../catalogue.fixture.ts';
import { RevisionCompare } from './revision-compare.tsx';

const meta = {
  component: RevisionCompare,
  parameters: { platform: historyWorlds.loaded },
  args: { courseId: 'course-1', revisions: [4, 2, 1] },
} satisfies Meta<typeof RevisionCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Different: Story = { name: '달라진 곳 있음' };
export const Same: Story = {
  name: '같은 내용',
  parameters: { platform: [fake(contract.compareCourseRevisions, { changes: [] })] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.compareCourseRevisions)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.compareCourseRevisions, 'UNEXPECTED')] },
};
