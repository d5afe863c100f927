import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dropDrafts, saveDraft } from '@portal/portal-core/form-drafts';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { worlds } from '../chat.fixture.ts';
import { ChatPage } from './chat-page.tsx';

const meta = {
  component: ChatPage,
  // As the portal leaves it on a phone.
  decorators: [
    (Story) => (
      <chakra.div px={{ base: '4', lg: '0' }}>
        <Story />
      </chakra.div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    path: '/account/chat/huong',
    route: '/account/chat/:roomId?',
    platform: worlds.loaded(),
    docs: {
      description: {
        component: '답장을 기다리는 대화가 먼저, 남은 시간이 적은 순서로 보여요. 1024px부터 대화가 옆에 열려요.',
      },
    },
  },
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '대화가 열림' };
export const List: Story = { name: '고르기 전', parameters: { path: '/account/chat' } };
export const Answered: Story = {
  name: '기다리는 사람 없음',
  parameters: { path: '/account/chat', platform: worlds.answered() },
};
export const Late: Story = { name: '1시간이 지남', parameters: { platform: worlds.late() } };
/** What is left of the hour stands below her name, and leaves the menu beside it. */
export const LatePhone: Story = {
  name: '1시간이 지남, 휴대폰',
  globals: { viewport: { value: 'w390' } },
  parameters: { path: '/account/chat/doyun', platform: worlds.late() },
  async play({ canvas }) {
    const name = (await canvas.findByRole('heading', { level: 2, name: '이도윤' })).getBoundingClientRect();
    const [menu, clock] = [
      canvas.getByRole('button', { name: '대화 메뉴' }),
      canvas.getAllByText(/째 기다려요$/).at(-1)!,
    ].map((one) => one.getBoundingClientRect());
    await expect(menu!.left).toBeGreaterThanOrEqual(name.right);
    await expect(clock!.top).toBeGreaterThan(menu!.bottom);
  },
};
export const Many: Story = { name: '대화가 많음', parameters: { path: '/account/chat', platform: worlds.many() } };
export const Kept: Story = {
  name: '고정하고 알림이 꺼진 대화',
  parameters: { path: '/account/chat/mijeong', platform: worlds.kept() },
};
export const Blocked: Story = { name: '차단한 대화', parameters: { platform: worlds.blocked('MINE') } };
export const Closed: Story = { name: '상대가 닫은 대화', parameters: { platform: worlds.blocked('THEIRS') } };
export const PutAway: Story = {
  name: '보관한 대화가 열림',
  parameters: { path: '/account/chat/doyun', platform: worlds.putAway() },
};
/** What was kept of two messages: one that she left half-way, and one that did not go out. */
export const Unsent: Story = {
  name: '보내지 않은 글',
  parameters: { path: '/account/chat' },
  beforeEach() {
    const { id } = aProfile();
    saveDraft(id, 'chat:harin', { content: '이번 주 과제는 43쪽', files: [] });
    const failed = {
      content: '네, 내일 만나요',
      files: [],
      at: '2026-11-18T10:40:00+09:00',
      status: 'FAILED',
      refusal: null,
    };
    saveDraft(id, 'chat-outbox:mijeong', { messages: [{ clientId: crypto.randomUUID(), ...failed }] });
    return () => dropDrafts(id);
  },
};
export const Empty: Story = { name: '비어 있음', parameters: { path: '/account/chat', platform: worlds.empty() } };
export const Archive: Story = {
  name: '보관한 대화 없음',
  parameters: { path: '/account/chat?filter=archive', platform: worlds.loaded() },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { path: '/account/chat', platform: worlds.loading() },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { path: '/account/chat', platform: worlds.failed() },
};
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
