import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aFinishedClass, studentsOf } from '../class-page.fixture.ts';
import { StudentList } from './student-list.tsx';

const settled = { isFetching: false, refetch: () => undefined };
const of = (studentCount: number) => ({
  query: { ...settled, currentData: { items: studentsOf(aTeachingClass({ studentCount })) } },
});
const meta = {
  component: StudentList,
  parameters: { platform: [] },
  args: { ...of(3), shown: aTeachingClass() },
} satisfies Meta<typeof StudentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '학생 세 명' };
export const Over: Story = { name: '끝난 수업: 아무도 내보내지 않음', args: { shown: aFinishedClass() } };
export const Empty: Story = { name: '학생 없음', args: of(0) };
export const Loading: Story = { name: '불러오는 중', args: { query: { ...settled, isFetching: true } } };
