import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RegisterButton } from './register-button.tsx';

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '선생님으로 등록하기' }));
};

const meta = {
  component: RegisterButton,
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof RegisterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Provider: Story = { name: '회원가입으로 이동' };
export const PasswordOnly: Story = {
  name: '비밀번호만 쓸 때: 등록 페이지 링크',
  parameters: { config: { authMode: 'PASSWORD' } },
};
export const Leaving: Story = {
  name: '이동하는 중',
  parameters: { session: { startOAuth: () => new Promise<void>(() => undefined) } },
  play: press,
};
export const Unreachable: Story = {
  name: '연결하지 못함',
  parameters: {
    session: {
      startOAuth: () => Promise.reject(Object.assign(new Error('인터넷 연결을 확인해 주세요.'), { status: 'OFFLINE' })),
    },
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('인터넷 연결을 확인해 주세요.')).toBeVisible();
  },
};
