import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { later as words } from './later-messages.ts';
import { SendAtForm } from './send-at-form.tsx';

const meta = {
  component: SendAtForm,
  args: { zone: 'Asia/Seoul', readerZones: ['Asia/Ho_Chi_Minh'], isConnected: true, onSend: fn() },
} satisfies Meta<typeof SendAtForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Elsewhere: Story = { name: '다른 시각에 사는 분' };
export const SameClocks: Story = { name: '같은 시각', args: { readerZones: [] } };
export const Night: Story = { name: '그곳은 밤', args: { readerZones: ['Europe/Berlin'] } };
export const Abroad: Story = { name: '한국 밖에 사는 선생님', args: { zone: 'Europe/Berlin' } };
export const Several: Story = {
  name: '여러 곳에 사는 분들',
  args: { readerZones: ['Asia/Seoul', 'Europe/Berlin'] },
};
export const Own: Story = {
  name: '날짜와 시각 고르기',
  play: async () => userEvent.click(await screen.findByRole('radio', { name: words.own })),
};
export const Away: Story = { name: '연결이 끊김', args: { isConnected: false } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w320' } } };
