import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aRoomState } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { panels } from '../messages.ts';
import { aBusyRoom } from '../room-states.fixture.ts';
import { asPanel, inRoom } from '../room-story.fixture.tsx';
import { ChatPanel } from './chat-panel.tsx';

const meta = { component: ChatPanel, decorators: [asPanel] } satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const [message] = aBusyRoom().messages;
export const Said: Story = { name: '주고받은 말', ...inRoom() };
export const Empty: Story = { name: '아직 없음', ...inRoom(aRoomState()) };
export const Long: Story = {
  name: '길고 많음',
  ...inRoom(
    aBusyRoom({
      messages: Array.from({ length: 20 }, (_, no) => ({
        ...message!,
        id: `message-${no}`,
        text: no % 2 ? HARD_CONTENT.long : HARD_CONTENT.url,
      })),
    }),
  ),
};
export const NotSent: Story = {
  name: '보내지 못함',
  ...inRoom(aBusyRoom(), { onEntered: (server) => server.answerWith({ ok: false, code: 'NOT_IN_ROOM' }) }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: panels.message }), '잘 들리나요?{Enter}');
    await screen.findByText(panels.sendFailed);
  },
};
