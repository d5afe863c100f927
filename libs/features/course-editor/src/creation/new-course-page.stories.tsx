import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { creation } from '../creation-messages.ts';
import { aCourseList } from '../editor.fixture.ts';
import { NewCoursePage } from './new-course-page.tsx';

const { listCourses, createCourse } = coursesContract;
const may = fake(listCourses, aCourseList({ mayCreate: true }));

const meta = {
  component: NewCoursePage,
  parameters: { path: paths.newCourse(), platform: [may], layout: 'padded' },
} satisfies Meta<typeof NewCoursePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (title: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^강좌 이름/ }), title);
  await userEvent.click(screen.getByRole('button', { name: '만들기' }));
};

export const Playground: Story = { name: '기본' };
export const NotYet: Story = {
  name: '프로필 승인 전',
  parameters: { platform: [fake(listCourses, aCourseList({ mayCreate: false }))] },
};
export const Refused: Story = {
  name: '만들지 못함',
  parameters: { platform: [may, fakeProblem(createCourse, 'LIMIT_REACHED', { values: { n: 200 } })] },
  async play() {
    await write('처음 만나는 함수');
    await screen.findByText(/200개까지 만들 수 있어요/);
  },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(listCourses)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [may, fakeProblem(createCourse, 'UNEXPECTED')] },
  async play() {
    await write('처음 만나는 함수');
    await screen.findByText(creation.failed);
  },
};
/** What a teacher writes as long as it may be, and the longest refusal above it. */
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: Refused.parameters,
  async play() {
    await write(`${HARD_CONTENT.long} `.repeat(3).slice(0, LIMITS.courseTitleMax));
    await screen.findByText(/200개까지 만들 수 있어요/);
  },
};
