import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIMITS } from '@portal/domain/tenant/limits';
import { aPackage } from '@portal/testing/courses/course-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inEditor } from '../editor-story.fixture.tsx';
import { aPicturedContent } from '../editor.fixture.ts';
import { PACKAGES_MAX } from './new-package.ts';
import { PackagesStep } from './packages-step.tsx';

const withPackages = (packages: ReturnType<typeof aPackage>[]) => inEditor({ content: aPicturedContent({ packages }) });

const meta = { component: PackagesStep } satisfies Meta<typeof PackagesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '수강권과 체험', ...inEditor() };
export const Empty: Story = { name: '수강권 없음', ...withPackages([]) };
export const NoTrial: Story = { name: '체험 없음', ...withPackages([aPackage()]) };
export const Longest: Story = {
  name: '가장 긴 내용: 더 넣을 수 없음',
  ...withPackages(
    Array.from({ length: PACKAGES_MAX }, (_, at) =>
      aPackage({
        id: `package-${at}`,
        name: (at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long).slice(0, LIMITS.courseTitleMax),
        lessonCount: 100,
        studentCount: 20,
        fee: 999_999_999,
      }),
    ),
  ),
};
