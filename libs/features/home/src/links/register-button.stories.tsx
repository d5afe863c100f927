import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegisterButton } from './register-button.tsx';

const meta = {
  component: RegisterButton,
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof RegisterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = { name: '지원서로 가는 링크' };
export const Wide: Story = { name: '자리만큼 넓게', args: { wide: true } };
