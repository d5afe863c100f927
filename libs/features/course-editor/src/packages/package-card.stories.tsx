import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPackage } from '@portal/testing/courses/course-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inEditor } from '../editor-story.fixture.tsx';
import { aPicturedContent } from '../editor.fixture.ts';
import { PackageCard } from './package-card.tsx';

const withPackage = (over: Parameters<typeof aPackage>[0]) =>
  inEditor({ content: aPicturedContent({ packages: [aPackage(over)] }) });

const meta = { component: PackageCard, args: { at: 0, onRemove: () => {} } } satisfies Meta<typeof PackageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '8회 수강권', ...inEditor() };
export const Trial: Story = {
  name: '체험 수업',
  ...withPackage({ name: '체험 수업', isTrial: true, trialMinutes: 30, lessonCount: 1, fee: 0 }),
};
export const Group: Story = {
  name: '여럿이 함께 듣는 수강권',
  ...withPackage({ name: '4명 그룹', studentCount: 4, fee: 12_000_000 }),
};
export const Content: Story = { name: '긴 이름', ...withPackage({ name: HARD_CONTENT.long.repeat(2).slice(0, 60) }) };
