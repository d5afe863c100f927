import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { NOTHING } from '../testing/story-callbacks.ts';
import { AvatarMenu } from './avatar-menu.tsx';

const meta = {
  component: AvatarMenu,
  parameters: { platform: [], frameHeight: 560 },
  args: { owner: aProfile(), onLogout: NOTHING },
} satisfies Meta<typeof AvatarMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '열림' };
export const LongName: Story = { name: '긴 이름', args: { owner: aProfile({ id: 'u3', name: '남궁'.repeat(20) }) } };
export const Operator: Story = { name: '운영팀', args: { isOperator: true } };
