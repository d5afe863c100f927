import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { KeepLine } from './keep-line.tsx';

const meta = {
  component: KeepLine,
  args: { keeping: { step: 'SENDING', count: 3, percent: 40 }, start: () => undefined, close: () => undefined },
} satisfies Meta<typeof KeepLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { name: '올리는 중' };
export const Drawing: Story = {
  name: '그림으로 만드는 중',
  args: { keeping: { step: 'DRAWING', count: 3, percent: 0 } },
};
export const Saving: Story = { name: '남기는 중', args: { keeping: { step: 'SAVING', count: 3, percent: 100 } } };
export const Made: Story = {
  name: '남김',
  args: { keeping: { step: 'DONE', count: 3, title: '칠판 · 일차함수의 그래프', isNew: true, pages: [] } },
};
export const Renewed: Story = {
  name: '다시 남김, 긴 제목, 휴대폰',
  args: { keeping: { step: 'DONE', count: 50, title: `칠판 · ${HARD_CONTENT.long}`, isNew: false, pages: [] } },
  globals: { viewport: { value: 'w390' } },
};
export const Failed: Story = { name: '실패', args: { keeping: { step: 'FAILED', message: null } } };
export const Refused: Story = {
  name: '서버가 거절함, 휴대폰',
  args: { keeping: { step: 'FAILED', message: '파일은 50개까지 붙일 수 있어요.' } },
  globals: { viewport: { value: 'w390' } },
};
