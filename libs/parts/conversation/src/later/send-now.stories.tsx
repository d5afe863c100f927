import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { SendNow } from './send-now.tsx';

const read =
  (...zones: string[]) =>
  () =>
    zones;

const meta = {
  component: SendNow,
  args: { name: '내일은 44쪽부터예요', readerZones: read('Europe/Berlin'), onSend: fn() },
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button')),
} satisfies Meta<typeof SendNow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Night: Story = { name: '그곳은 밤' };
export const Several: Story = {
  name: '여러 곳에 사는 분들',
  args: { readerZones: read('Asia/Seoul', 'Europe/Berlin') },
};
export const Day: Story = { name: '그곳은 낮', args: { readerZones: read('Asia/Seoul') } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w320' } } };
