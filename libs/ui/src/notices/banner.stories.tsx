import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hourglass } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { DueClock } from '../display/due-clock.tsx';
import { Banner } from './banner.tsx';

const meta = {
  component: Banner,
  args: { tone: 'lock', title: '심사 중이라 수정할 수 없어요', children: '결과가 나오면 다시 수정할 수 있어요.' },
  argTypes: {
    title: { control: 'text' },
    children: { control: 'text' },
    action: { control: false },
    icon: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: '페이지가 다루는 것의 상태를 맨 위에서 알려요. 포털 전체에 대한 알림은 NoticeBar예요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 860 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: () => (
    <StoryRow title="알림, 성공, 기다림, 오류, 잠김" column>
      <Banner
        tone="info"
        title="승인된 판이 학생에게 보여요"
        action={<Button variant="outline">달라진 곳 보기</Button>}
      >
        새 판은 승인된 뒤에 보여요.
      </Banner>
      <Banner
        tone="success"
        title="프로필이 승인됐어요. 이제 강좌를 만들 수 있어요."
        action={<Button>강좌 만들기</Button>}
      />
      <Banner
        tone="warning"
        icon={Hourglass}
        title="프로필을 심사하고 있어요"
        action={<DueClock dueAt="2026-11-19T10:42:00+09:00" now="2026-11-18T10:42:00+09:00" />}
      >
        영업일 1일 안에 결과를 알려 드려요.
      </Banner>
      <Banner
        tone="error"
        title="프로필을 조금 더 고쳐 주세요."
        action={<Button variant="outline">고칠 곳으로 가기</Button>}
      >
        자격증 이미지가 흐려요.
      </Banner>
      <Banner tone="lock" title="심사 중이라 수정할 수 없어요">
        결과가 나오면 다시 수정할 수 있어요.
      </Banner>
    </StoryRow>
  ),
};
export const Content: Story = {
  name: '긴 글',
  args: { tone: 'error', title: HARD_CONTENT.long, children: HARD_CONTENT.url, action: <Button>다시 요청</Button> },
};
