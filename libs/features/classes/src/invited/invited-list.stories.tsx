import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { INVITATION_STATES } from '@portal/domain/classes/invitation-letter';
import { anInvitationLetter } from '@portal/testing/classes/invitation-builders';
import { invited as words } from '../invited-messages.ts';
import { InvitedList } from './invited-list.tsx';

const meta = {
  component: InvitedList,
  parameters: { platform: [] },
  args: {
    classId: 'class-1',
    isFull: false,
    letters: INVITATION_STATES.map((state, no) =>
      anInvitationLetter({ id: `invitation-${no}`, state, studentName: `학생 D0${no}` }),
    ),
  },
} satisfies Meta<typeof InvitedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: '모든 상태' };
export const Asking: Story = {
  name: '취소할지 물음',
  play: async () => userEvent.click((await screen.findAllByRole('button', { name: words.withdraw }))[0]!),
};
