import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { HARD_CONTENT, StoryRow, StorySheet } from '../base/story-board.tsx';
import { DRAWINGS, type DrawingName } from '../illustrations/drawings.tsx';
import { Drawing, EmptyState } from './empty-state.tsx';

const NAMES = Object.keys(DRAWINGS) as DrawingName[];
const WORDS: Record<DrawingName, string> = {
  'assignment-empty': '과제',
  'calendar-empty': '일정',
  'chat-empty': '채팅',
  'community-empty': '커뮤니티',
  'courses-empty': '강좌',
  error: '오류',
  'gift-empty': '선물',
  'income-empty': '수입',
  'not-found': '없는 주소',
  'notification-empty': '알림',
  'plan-empty': '수업 계획',
  'review-empty': '수강 후기',
  'search-empty': '찾은 것 없음',
  welcome: '환영',
};

const meta = {
  component: EmptyState,
  args: {
    name: 'courses-empty',
    title: '아직 만든 강좌가 없어요',
    children: '첫 강좌를 만들면 학생이 찾아볼 수 있어요.',
    action: <Button>강좌 만들기</Button>,
  },
  argTypes: {
    name: { control: 'select', options: NAMES },
    title: { control: 'text' },
    children: { control: 'text' },
    action: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '아직 아무것도 없을 때예요. 그림, 사실 한 문장, 좋은 점 하나, 할 일 하나를 둬요. "데이터가 없습니다"는 쓰지 않아요.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '놀이터',
  render: (args) => (
    <StorySheet>
      <EmptyState {...args} />
    </StorySheet>
  ),
};
export const States: Story = {
  name: '열네 그림',
  render: () => (
    <StoryRow title="그림">
      {NAMES.map((name) => (
        <figure key={name}>
          <Drawing name={name} />
          <figcaption style={{ textAlign: 'center', fontSize: 12 }}>
            {WORDS[name]} (<span lang="en">{name}</span>)
          </figcaption>
        </figure>
      ))}
    </StoryRow>
  ),
};
export const Small: Story = {
  name: '작은 자리',
  args: {
    size: 'sm',
    name: 'notification-empty',
    title: '아직 알림이 없어요',
    children: '수업과 정산 소식을 여기에 모아 드려요.',
    action: undefined,
  },
  render: (args) => (
    <StorySheet width="20rem">
      <EmptyState {...args} />
    </StorySheet>
  ),
};
export const Content: Story = { name: '긴 글', args: { title: HARD_CONTENT.long, children: HARD_CONTENT.url } };
