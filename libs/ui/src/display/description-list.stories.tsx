import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = {
  component: DescriptionList,
  args: {
    rows: [
      { label: '과목', value: '수학 · 일차함수' },
      { label: '수준', value: '초급, 중급' },
      { label: '소개 영상', value: '' },
    ],
  },
  argTypes: { rows: { control: false } },
  parameters: {
    docs: {
      description: {
        component: '이름과 내용의 짝이에요. 쓰지 않은 것은 말로 알려요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Content: Story = {
  name: '긴 글',
  args: {
    rows: [
      { label: HARD_CONTENT.long, value: HARD_CONTENT.long },
      { label: '링크', value: HARD_CONTENT.url },
      { label: '이름', value: HARD_CONTENT.vietnamese },
    ],
  },
};
/** As on a phone with large text. */
export const Narrow: Story = {
  name: '좁은 자리',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    await expect(value!.getBoundingClientRect().top).toBeGreaterThanOrEqual(name!.getBoundingClientRect().bottom);
  },
};
