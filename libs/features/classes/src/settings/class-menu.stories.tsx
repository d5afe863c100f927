import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { someClasses } from '../classes.fixture.ts';
import { ClassMenu } from './class-menu.tsx';

const meta = {
  component: ClassMenu,
  parameters: { platform: [], frameHeight: 360 },
  args: { shown: someClasses()[0]!, onAction: () => undefined },
  play: async () => userEvent.click(await screen.findByRole('button', { name: /메뉴$/ })),
} satisfies Meta<typeof ClassMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중' };
export const Canceled: Story = { name: '취소한 수업', args: { shown: someClasses()[4]! } };
