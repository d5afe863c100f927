import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { Avatar } from './avatar.tsx';

const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#9cd5d2"/><circle cx="20" cy="16" r="8" fill="#fff"/><path d="M4 40c0-12 32-12 32 0" fill="#fff"/></svg>',
  );

const meta = {
  component: Avatar,
  args: { name: '김서연', id: 'KR0000001TC' },
  argTypes: { size: { control: 'inline-radio', options: ['xs', 'sm', 'md', 'lg', 'xl'] } },
  parameters: {
    docs: {
      description: {
        component:
          '사람을 나타내요 (AVT-1). 사진이 없거나 깨지면 이름의 첫 글자를 보여요. 색은 id로 정해져 같은 사람은 늘 같은 색이에요. 이름이 옆에 적혀 있으면 `decorative`를 써요.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: () => (
    <>
      <StoryRow title="크기">
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Avatar key={size} name="김서연" size={size} />
        ))}
      </StoryRow>
      <StoryRow title="사진">
        <Avatar name="김서연" src={PICTURE} size="lg" />
      </StoryRow>
      <StoryRow title="여덟 색">
        {['가', '나', '다', '라', '마', '바', '사', '아', '자', '차', '카', '타'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </StoryRow>
    </>
  ),
};
export const Broken: Story = {
  name: '깨진 사진',
  tags: ['broken-resource'],
  args: { src: 'data:image/png;base64,AAAA', size: 'lg' },
};
export const Content: Story = {
  name: '여러 이름',
  render: () => (
    <StoryRow title="Đ, 성조, 이모지, 빈 이름" column>
      {['Đặng Thị Ánh', 'ánh', HARD_CONTENT.vietnamese, HARD_CONTENT.emoji, 'piano', ' 이도윤', ''].map((name) => (
        <div key={name} lang="vi" style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Avatar name={name} size="lg" decorative />
          {name || '이름 없음'}
        </div>
      ))}
    </StoryRow>
  ),
};
