import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCourseContent, aPackage } from '@portal/testing/courses/course-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { PreviewPackages } from './preview-packages.tsx';

const content = (packages = aCourseContent().packages) => ({ packages, classDurationMinutes: 60 });

const meta = { component: PreviewPackages, args: { content: content() } } satisfies Meta<typeof PreviewPackages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '수강권과 체험' };
export const Nothing: Story = { name: '수강권 없음', args: { content: content([]) } };
export const Unfinished: Story = {
  name: '덜 쓴 수강권',
  args: { content: content([aPackage({ name: '', lessonCount: null, studentCount: null, fee: null })]) },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    content: content(
      [HARD_CONTENT.long, HARD_CONTENT.url, HARD_CONTENT.vietnamese].map((name, at) =>
        aPackage({ id: `package-${at}`, name, lessonCount: 100, studentCount: 20, fee: 999_999_999 }),
      ),
    ),
  },
};
