import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomeFace } from './welcome-face.tsx';

const meta = {
  component: WelcomeFace,
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof WelcomeFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { name: '처음 온 사람' };
