import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Finding } from '@portal/domain/contract/finding';
import { courseDraftOf, EMPTY_COURSE } from '@portal/domain/courses/course';
import { courseFindings } from '@portal/domain/courses/course-findings';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aPicturedContent } from '../editor.fixture.ts';
import { gathered } from '../form/editor-steps.ts';
import { FindingsList } from './findings-list.tsx';

const { programme } = aPicturedContent();
const [one, ...others] = programme;
/** Nothing of the introduction, and lessons without their contents. */
const thin = courseDraftOf(
  aPicturedContent({
    introVideoUrl: '',
    intro: '일차함수를 배워요.',
    programme: [one!, ...others.map((item) => ({ ...item, content: '' }))],
  }),
);
const errorsOf = (findings: Finding[]) => findings.filter(({ level }) => level === 'ERROR');

const meta = {
  component: FindingsList,
  args: { courseId: 'course-1', findings: errorsOf(courseFindings(EMPTY_COURSE)) },
  // A router for the ways to the fields.
  parameters: { platform: [] },
} satisfies Meta<typeof FindingsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  name: '고칠 곳 하나',
  args: { findings: [{ path: 'title', level: 'ERROR', message: '강좌 이름을 적어 주세요.' }] },
};
export const Errors: Story = { name: '고칠 곳: 빈 강좌' };
export const Hints: Story = {
  name: '더 좋아질 곳: 같은 말은 하나로',
  args: { findings: gathered(courseFindings(thin)) },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    findings: [
      { path: 'programme.199.content', level: 'HINT', message: HARD_CONTENT.long, others: 198 },
      { path: 'packages.19.studentCount', level: 'ERROR', message: `볼 수 없는 링크예요: ${HARD_CONTENT.url}` },
    ],
  },
};
