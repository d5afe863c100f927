import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aCourseSummary } from '@portal/testing/courses/course-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aCatalogue, manyCourses, someCourses } from '../catalogue.fixture.ts';
import { CourseList } from './course-list.tsx';

const courses = someCourses();
const secondPage = aCatalogue(manyCourses(), {}, 2);
const hard = aCourseSummary({ title: HARD_CONTENT.long, subjectName: HARD_CONTENT.long, lowestFee: 999_999_999 });

const meta = {
  component: CourseList,
  parameters: { platform: [] },
  args: {
    items: courses,
    total: courses.length,
    mayCreate: true,
    tab: 'all',
    q: '',
    page: 1,
    pages: 1,
    onPage: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof CourseList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = { name: '모든 상태' };
export const Pages: Story = { name: '여러 쪽', args: { ...secondPage, page: 2, pages: 4 } };
export const Hard: Story = { name: '아주 긴 이름과 큰 금액', args: { items: [hard], total: 1 } };
export const NothingFound: Story = { name: '찾은 강좌 없음', args: { items: [], total: 0, q: '물리' } };
export const EmptyTab: Story = { name: '이 상태의 강좌 없음', args: { items: [], total: 0, tab: 'rejected' } };
export const Empty: Story = { name: '강좌 없음', args: { items: [], total: 0 } };
