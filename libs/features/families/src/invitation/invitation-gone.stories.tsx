import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvitationGone } from './invitation-gone.tsx';

const meta = { component: InvitationGone, args: { language: 'ko' } } satisfies Meta<typeof InvitationGone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gone: Story = { name: '쓸 수 없는 링크' };
