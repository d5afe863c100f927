import type { Meta, StoryObj } from '@storybook/react-vite';
import { classInvitationsContract as contract } from '@portal/domain/classes/class-invitations.contract';
import { someLetterPreviews } from '@portal/testing/classes/invitation-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { LetterPreview } from './letter-preview.tsx';

const { previewInvitationLetter } = contract;
const meta = {
  component: LetterPreview,
  parameters: { platform: [fake(previewInvitationLetter, { items: someLetterPreviews() })] },
  args: { classId: 'class-1', studentName: '', language: 'ko' },
} satisfies Meta<typeof LetterPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { name: '한국어' };
export const Vietnamese: Story = { name: '베트남어', args: { language: 'vi' } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(previewInvitationLetter)] },
};
export const Failed: Story = {
  name: '미리 볼 수 없음',
  parameters: { platform: [fakeProblem(previewInvitationLetter, 'UNEXPECTED')] },
};
