import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { LIMITS } from '@portal/domain/tenant/limits';
import { worlds } from '../conversation.fixture.ts';
import { composer as words } from '../messages.ts';
import { Composer } from './composer.tsx';

const meta = {
  component: Composer,
  args: { roomId: 'room-of-a-story', onSend: () => {}, onLeave: () => {} },
  parameters: { platform: worlds.loaded() },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only what is typed makes these states. */
const write = (content: string) => ({
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const area = await within(canvasElement).findByLabelText(words.label);
    await fireEvent.change(area, { target: { value: content } });
  },
});

export const Empty: Story = { name: '비어 있음' };
export const Written: Story = {
  name: '쓰는 중',
  args: { roomId: 'room-written' },
  ...write('내일 봬요.\n준비물은 자예요.'),
};
export const NearLimit: Story = {
  name: '글자 수가 다 되어 감',
  args: { roomId: 'room-near' },
  ...write('가'.repeat(LIMITS.chatMessageMax - 10)),
};
export const TooLong: Story = {
  name: '너무 긺',
  args: { roomId: 'room-long' },
  ...write('가'.repeat(LIMITS.chatMessageMax + 1)),
};
