import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { classInvitationsContract as contract } from '@portal/domain/classes/class-invitations.contract';
import { someLetterPreviews } from '@portal/testing/classes/invitation-builders';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { invite as words } from '../invited-messages.ts';
import { InviteForm } from './invite-form.tsx';

const previewed = fake(contract.previewInvitationLetter, { items: someLetterPreviews() });
async function send(text: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: words.emailOf(1) }));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
}
const refused = (problem: Fake, said: RegExp): Pick<Story, 'parameters' | 'play'> => ({
  parameters: { platform: [previewed, problem] },
  play: async () => {
    await send('a@example.com\nb@example.com');
    await screen.findByText(said);
  },
});

const meta = {
  component: InviteForm,
  parameters: { platform: [previewed] },
  args: { classId: 'class-1', onClose: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof InviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const Wrong: Story = { name: '틀린 줄', play: () => send('a@example.com\nnobody\nb@example.com') };
export const Invited: Story = {
  name: '이미 초대한 주소',
  ...refused(
    fakeProblem(contract.inviteByMail, 'VALIDATION', {
      fields: { 'emails.1': '이미 초대한 주소예요. 초대 목록에서 다시 보낼 수 있어요.' },
    }),
    /이미 초대한 주소예요/,
  ),
};
export const UsedUp: Story = {
  name: '오늘 보낼 수 있는 메일을 다 보냄',
  ...refused(
    fakeProblem(contract.inviteByMail, 'LETTERS_TODAY', { values: { n: 50, left: 0 } }),
    /지금은 0통 남았어요/,
  ),
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
