import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_COURSE } from '@portal/domain/courses/course';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { paths } from '@portal/domain/site/paths';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aCourseServer, aPicturedContent, catalogs } from '../editor.fixture.ts';
import { PreviewCoursePage } from './preview-course-page.tsx';

const { imageId: _, ...empty } = EMPTY_COURSE;
const { getCourse } = coursesContract;
const content = aPicturedContent();

const meta = {
  component: PreviewCoursePage,
  parameters: {
    route: '/account/teaching-profile/my-courses/:courseId/preview',
    path: paths.previewCourse('course-1'),
    platform: aCourseServer({ content }).handlers,
    layout: 'padded',
  },
} satisfies Meta<typeof PreviewCoursePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: '다 쓴 강좌' };
export const Live: Story = {
  name: '공개된 강좌와 새 초안',
  parameters: { platform: aCourseServer({ content, revisionNo: 2, liveRevisionNo: 1 }).handlers },
};
export const Empty: Story = {
  name: '비어 있음',
  parameters: { platform: aCourseServer({ content: { ...empty, image: null } }).handlers },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [...catalogs, neverAnswers(getCourse)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [...catalogs, fakeProblem(getCourse, 'UNEXPECTED')] },
};
export const Missing: Story = {
  name: '없는 강좌',
  parameters: { platform: [...catalogs, fakeProblem(getCourse, 'NOT_FOUND')] },
};
export const Longest: Story = { ...Whole, name: '가장 긴 내용', globals: { texts: 'long' } };
