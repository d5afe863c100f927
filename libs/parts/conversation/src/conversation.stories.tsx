import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ROOM, worlds } from './conversation.fixture.ts';
import { Conversation } from './conversation.tsx';

const meta = {
  component: Conversation,
  args: { roomId: ROOM, zone: 'Asia/Seoul' },
  parameters: { platform: worlds.loaded() },
  decorators: [
    (Story) => (
      <chakra.div layerStyle="sheet" overflow="hidden" h="36rem" maxW="52rem">
        <Story />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '모두 읽음' };
export const Unread: Story = { name: '안 읽은 메시지', parameters: { platform: worlds.unread() } };
export const Long: Story = { name: '이전 메시지가 더 있음', parameters: { platform: worlds.long() } };
export const Empty: Story = { name: '나눈 대화 없음', parameters: { platform: worlds.empty() } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.loading() } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed() } };
export const Gone: Story = { name: '없는 대화', parameters: { platform: worlds.gone() } };
