import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { classInvitationsContract as contract } from '@portal/domain/classes/class-invitations.contract';
import { someLetterPreviews } from '@portal/testing/classes/invitation-builders';
import { fake } from '@portal/testing/contract-fakes';
import { InviteDialog } from './invite-dialog.tsx';

const meta = {
  component: InviteDialog,
  parameters: { platform: [fake(contract.previewInvitationLetter, { items: someLetterPreviews() })] },
  args: { classId: 'class-1', lettersLeft: 46, onClose: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof InviteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '46통 남음' };
export const UsedUp: Story = { name: '남은 메일 없음', args: { lettersLeft: 0 } };
