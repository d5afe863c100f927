import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { NOTHING } from '../testing/story-callbacks.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const meta = {
  component: SocialSignIn,
  parameters: { platform: [], signedIn: false },
  args: {
    social: { clientId: 'client', providers: ['google', 'facebook', 'zalo'] },
    remember: true,
    onSignedIn: NOTHING,
    userAgent: 'Chrome',
  },
} satisfies Meta<typeof SocialSignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: '세 가지 모두' };
export const One: Story = { name: '하나만', args: { social: { clientId: 'client', providers: ['zalo'] } } };
export const InApp: Story = { name: '앱 안의 브라우저', args: { userAgent: 'KAKAOTALK 25.9.0' } };
export const NotLoaded: Story = {
  name: '불러오지 못함',
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Zalo로 로그인' }));
    await panel.findByText('소셜 로그인에 문제가 생겼어요. 다시 로그인해 주세요!');
  },
};
