import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { CLASS_LINK } from '@portal/testing/classes/enrollment-builders';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { korean } from '../korean-messages.ts';
import { DeclineInvitation } from './decline-invitation.tsx';

const meta = {
  component: DeclineInvitation,
  args: { link: CLASS_LINK, language: 'ko', onDeclined: () => undefined },
  parameters: { signedIn: false, platform: [fake(classInvitationsContract.declineInvitation, {})] },
} satisfies Meta<typeof DeclineInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async () => userEvent.click(await screen.findByRole('button', { name: korean.decline.ask }));

export const Offered: Story = { name: '거절할 수 있음' };
export const Asking: Story = { name: '거절할지 물음', play: ask };
export const Refused: Story = {
  name: '거절하지 못함',
  parameters: { platform: [fakeProblem(classInvitationsContract.declineInvitation, 'UNEXPECTED')] },
  async play() {
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: korean.decline.confirm }));
    await screen.findByText(korean.decline.failed);
  },
};
