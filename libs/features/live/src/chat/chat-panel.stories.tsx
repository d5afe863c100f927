import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aRoomState } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { panels } from '../panels/panel-messages.ts';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { asPanel, inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { ChatPanel } from './chat-panel.tsx';

const meta = { component: ChatPanel, parameters: { platform: [] }, decorators: [asPanel] } satisfies Meta<
  typeof ChatPanel
>;
export default meta;
type Story = StoryObj<typeof meta>;

const [message] = aBusyRoom().messages;
const MANY = Array.from({ length: 20 }, (_, no) => ({
  ...message!,
  id: `message-${no}`,
  participantId: no % 3 ? 'guest-1' : 'host-1',
  text: no % 2 ? HARD_CONTENT.long : HARD_CONTENT.url,
}));
export const Said: Story = { name: '주고받은 말', ...inRoom() };
export const Empty: Story = { name: '아직 없음', ...inRoom(aRoomState()) };
export const Long: Story = {
  name: '길고 많음',
  ...inRoom(aBusyRoom({ messages: MANY })),
};
export const OnPhone: Story = { ...Long, name: '길고 많음, 휴대폰', globals: { viewport: { value: 'w390' } } };
const manyLines = { ...message!, text: '줄\n'.repeat(500) };
export const ManyLines: Story = {
  name: '줄이 아주 많은 메시지',
  ...inRoom(aBusyRoom({ messages: [manyLines, { ...message!, id: 'message-2' }] })),
};
export const ManyLinesOpen: Story = {
  ...ManyLines,
  name: '줄이 아주 많은 메시지를 펼침',
  play: async () => userEvent.click(await screen.findByRole('button', { name: panels.wholeOf(message!.name) })),
};
const vietnamese = inRoom(aBusyRoom({ messages: [manyLines, ...aBusyRoom().messages] }), { pass: studentPass });
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [inVietnamese, ...vietnamese.decorators],
};
export const ReadingBefore: Story = {
  name: '예전 것을 읽는데 새 메시지가 옴',
  ...inRoom(aBusyRoom({ messages: MANY }), {
    onEntered: (server) =>
      void setTimeout(() => server.say('live.message', { ...message!, id: 'message-new', text: '새로 온 말' }), 600),
  }),
  play: async () => {
    const log = await screen.findByRole('log');
    log.scrollTop = 0;
    const button = await screen.findByRole('button', { name: panels.newMessages }, { timeout: 4_000 });
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: panels.newMessages })).toBeNull());
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
  },
};
export const NotSent: Story = {
  name: '보내지 못함',
  ...inRoom(aBusyRoom(), { onEntered: (server) => server.answerWith({ ok: false, code: 'NOT_IN_ROOM' }) }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: panels.message }), '잘 들리나요?{Enter}');
    await screen.findByText(panels.sendFailed);
  },
};
