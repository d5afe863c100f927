import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { FormSummary } from './form-summary.tsx';

const meta = {
  component: FormSummary,
  args: {
    problems: [
      { name: 'title', message: '제목을 적어 주세요.' },
      { name: 'date', message: '없는 날짜예요.' },
    ],
    labels: { title: '제목', date: '날짜' },
    onGo: fn(),
  },
  argTypes: { onGo: { control: false } },
  parameters: {
    docs: {
      description: { component: '고칠 곳이 둘 이상이면 양식 위에 모아 알리고 초점을 받아요. 누르면 그 칸으로 가요.' },
    },
  },
} satisfies Meta<typeof FormSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Content: Story = {
  name: '긴 글',
  args: {
    problems: [
      { name: 'title', message: HARD_CONTENT.long },
      { name: 'date', message: HARD_CONTENT.url },
    ],
    labels: { title: HARD_CONTENT.long },
  },
};
export const FlowGo: Story = {
  name: '흐름: 고칠 칸으로 가기',
  tags: ['flow'],
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('link', { name: '날짜: 없는 날짜예요.' }));
    await expect(args.onGo).toHaveBeenCalledWith('date');
  },
};
