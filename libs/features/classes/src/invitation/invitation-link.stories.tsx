import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { enrollmentsContract as contract } from '@portal/domain/classes/enrollments.contract';
import { paths } from '@portal/domain/site/paths';
import { aClassInvitation } from '@portal/testing/classes/enrollment-builders';
import { fake, neverAnswers } from '@portal/testing/contract-fakes';
import { link as words } from '../invitation-messages.ts';
import { InvitationLink } from './invitation-link.tsx';

const meta = {
  component: InvitationLink,
  parameters: { platform: [fake(contract.renewClassInvitation, aClassInvitation())] },
  args: { classId: 'class-1', invitation: aClassInvitation() },
  decorators: [(Story) => <div style={{ maxWidth: 368 }}>{Story()}</div>],
} satisfies Meta<typeof InvitationLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = { name: '확인하고 등록' };
export const AsksNot: Story = {
  name: '바로 등록',
  args: { invitation: aClassInvitation({ asksTeacher: false }) },
};
export const Switching: Story = {
  name: '바꾸는 중',
  parameters: { platform: [neverAnswers(contract.changeClassInvitation)] },
  play: async () => userEvent.click(await screen.findByRole('switch')),
};
export const Renewing: Story = {
  name: '새 링크로 바꿀지 물음',
  play: async () => userEvent.click(await screen.findByRole('button', { name: words.renew })),
};
export const Full: Story = {
  name: '빈자리 없음',
  args: { invitation: aClassInvitation({ seats: { capacity: 8, students: 7, held: 1, free: 0 } }) },
};
export const Closed: Story = { name: '신청을 받지 않음', args: { invitation: aClassInvitation({ path: null }) } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { invitation: aClassInvitation({ path: paths.classInvitation('c0ffee00'.repeat(16)) }) },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
