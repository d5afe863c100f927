import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { StepList } from './step-list.tsx';

const meta = {
  component: StepList,
  args: {
    steps: [
      { id: 'basic', label: '기본 정보', state: 'done' },
      { id: 'intro', label: '소개', state: 'error', detail: '고칠 곳 2개' },
      { id: 'programme', label: '커리큘럼' },
      { id: 'packages', label: '수강권' },
    ],
    current: 'programme',
    onGo: () => {},
  },
  argTypes: { linkAs: { control: false } },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Links: Story = {
  name: '주소가 있는 단계',
  args: { steps: meta.args.steps.map((step) => ({ ...step, href: `#${step.id}` })) },
};
export const Content: Story = {
  name: '긴 내용',
  args: { steps: [{ id: 'programme', label: HARD_CONTENT.url, state: 'error', detail: HARD_CONTENT.long }] },
};
