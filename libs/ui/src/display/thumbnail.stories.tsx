import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../base/story-board.tsx';
import { Thumbnail } from './thumbnail.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 108"><rect width="192" height="108" fill="#3b9a97"/><circle cx="96" cy="54" r="30" fill="#f8ecd7"/></svg>',
)}`;

const meta = {
  component: Thumbnail,
  args: { src: PICTURE, alt: '' },
  parameters: {
    docs: {
      description: {
        component: '목록 줄의 작은 그림이에요. 그림이 없거나 못 불러오면 펼친 책을 그려요.',
      },
    },
  },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '그림, 없음, 못 불러옴',
  render: () => (
    <StoryRow title="그림, 없음, 못 불러옴">
      <Thumbnail src={PICTURE} alt="청록 바탕의 원" />
      <Thumbnail src={null} />
      <Thumbnail src="data:image/png;base64,broken" alt="못 불러온 그림" />
    </StoryRow>
  ),
};
