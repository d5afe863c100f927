import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { packsWorld } from '../packs.fixture.ts';
import { NewPackPage } from './new-pack-page.tsx';

const meta = {
  component: NewPackPage,
  parameters: { path: '/account/lesson-packs/new', platform: packsWorld() },
} satisfies Meta<typeof NewPackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Blank: Story = { name: '비어 있음' };
export const Wrong: Story = {
  name: '고칠 곳이 있음',
  play: async () => {
    await press('질문 추가');
    await press('저장');
  },
};
export const Choosing: Story = { name: '자료 고르기', play: () => press('자료 고르기') };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
