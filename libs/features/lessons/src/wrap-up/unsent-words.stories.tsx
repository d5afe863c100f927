import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { UnsentWords } from './unsent-words.tsx';
import { draftOf, wrapUpFieldsOf } from './wrap-up-fields.ts';

const { version: _, ...draft } = draftOf(wrapUpFieldsOf(aTaughtLesson()));
const meta = {
  component: UnsentWords,
  args: { draft, students: aTaughtLesson().students, marks: [], onForget: () => undefined },
  parameters: { platform: [] },
} satisfies Meta<typeof UnsentWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { name: '보내지 않은 글' };
export const Marks: Story = {
  name: '보내지 않은 출석 메모',
  args: { marks: [{ studentName: '학생 A01', state: 'EXCUSED', note: '가족 여행' }] },
};
