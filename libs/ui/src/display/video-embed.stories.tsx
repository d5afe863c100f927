import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { VideoEmbed } from './video-embed.tsx';

const meta = {
  component: VideoEmbed,
  args: { link: 'https://youtu.be/dQw4w9WgXcQ', title: '김수학 선생님 소개 영상' },
  parameters: {
    docs: {
      description: {
        component:
          'YouTube 영상이에요. 누르기 전에는 아무것도 불러오지 않고, 누르면 쿠키 없는 주소를 가둔 틀 안에서 재생해요. YouTube 링크가 아니면 재생하지 않아요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '재생 전, 잘못된 링크, 긴 글',
  render: () => (
    <StoryRow title="재생 전, 잘못된 링크, 긴 글" column>
      <VideoEmbed link="https://www.youtube.com/watch?v=dQw4w9WgXcQ" title="김수학 선생님 소개 영상" />
      <VideoEmbed link="https://vimeo.com/1" title="김수학 선생님 소개 영상" />
      <VideoEmbed link="https://youtu.be/dQw4w9WgXcQ" title={HARD_CONTENT.long} />
    </StoryRow>
  ),
};
