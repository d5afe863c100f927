import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { classInvitationsContract as contract } from '@portal/domain/classes/class-invitations.contract';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aClassInvitation } from '@portal/testing/classes/enrollment-builders';
import { someInvitationLetters, someLetterPreviews } from '@portal/testing/classes/invitation-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aCanceledClass } from '../class-page.fixture.ts';
import { invited as words } from '../invited-messages.ts';
import { InvitedFamilies } from './invited-families.tsx';

const { listInvitationLetters, previewInvitationLetter } = contract;
const door = fake(enrollmentsContract.getClassInvitation, aClassInvitation());
const of = (letters = someInvitationLetters()) => ({
  platform: [
    fake(listInvitationLetters, letters),
    fake(previewInvitationLetter, { items: someLetterPreviews() }),
    door,
  ],
});
const press = (name: string) => async () => userEvent.click(await screen.findByRole('button', { name }));

const meta = {
  component: InvitedFamilies,
  args: { shown: aTeachingClass() },
  parameters: of(),
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof InvitedFamilies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '세 가족' };
export const None: Story = { name: '아직 없음', parameters: of({ items: [], lettersLeft: 50 }) };
export const WithoutMail: Story = {
  name: '메일을 보내지 않는 서버',
  parameters: { ...of({ items: [], lettersLeft: 50 }), config: { sendsMail: false } },
};
export const Closed: Story = { name: '끝난 수업', args: { shown: aCanceledClass() } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listInvitationLetters), door] },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(listInvitationLetters, 'UNEXPECTED'), door] },
};
export const ByMail: Story = { name: '메일로 초대', play: press(words.byMail) };
export const ByList: Story = { name: '명단으로 초대', play: press(words.byList) };
export const ByMailPhone: Story = { ...ByMail, name: '메일로 초대, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const ByListPhone: Story = {
  ...ByList,
  name: '명단으로 초대, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
