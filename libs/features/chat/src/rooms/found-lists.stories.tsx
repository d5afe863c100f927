import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { searchContract as contract } from '@portal/domain/chat/search.contract';
import { aFoundMessage } from '@portal/testing/chat/search-builders';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aServer, someRooms, worlds } from '../chat.fixture.ts';
import { ChatPage } from '../page/chat-page.tsx';
import { manyMessages, saidBefore } from './search.fixture.ts';

const meta = {
  title: 'rooms/found-lists',
  component: ChatPage,
  decorators: [
    (Story) => (
      <chakra.div px={{ base: '4', lg: '0' }}>
        <Story />
      </chakra.div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    path: '/account/chat?q=42쪽',
    route: '/account/chat/:roomId?',
    platform: worlds.loaded(),
    docs: {
      description: {
        component: '이름이 맞는 대화와 그 말이 있는 메시지를 따로 보여요. 위아래 화살표로 모두 지나가요.',
      },
    },
  },
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = { name: '메시지만 찾음' };
export const Rooms: Story = { name: '대화만 찾음', parameters: { path: '/account/chat?q=도윤' } };
export const Marks: Story = { name: '성조 없이 찾음', parameters: { path: '/account/chat?q=hom nay' } };
export const OneLetter: Story = { name: '한 글자', parameters: { path: '/account/chat?q=이' } };
export const Many: Story = {
  name: '메시지가 많음',
  parameters: { path: '/account/chat?q=시험', platform: [saidBefore(manyMessages(60)), ...worlds.loaded()] },
};
export const Nothing: Story = { name: '아무것도 못 찾음', parameters: { path: '/account/chat?q=없는말' } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.searchMessages), ...worlds.loaded()] },
};
export const Failed: Story = {
  name: '메시지를 찾지 못함',
  parameters: {
    path: '/account/chat?q=도윤',
    platform: [fakeProblem(contract.searchMessages, 'UNEXPECTED'), ...worlds.loaded()],
  },
};
const { long } = HARD_CONTENT;
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  parameters: {
    path: `/account/chat?q=${encodeURIComponent(long.slice(0, 4))}`,
    platform: [
      saidBefore([
        aFoundMessage({ snippet: long, room: { ...aFoundMessage().room, kind: 'ROOM', title: long } }),
        aFoundMessage({ seq: 2, snippet: long.repeat(4) }),
      ]),
      ...aServer(someRooms().map((room) => ({ ...room, title: long }))).handlers,
    ],
  },
};
