import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { anInvitee, CLASS_LINK } from '@portal/testing/classes/enrollment-builders';
import { answered } from '../families.fixture.ts';
import { korean } from '../korean-messages.ts';
import { RequestForm } from './request-form.tsx';

const meta = {
  component: RequestForm,
  args: {
    link: CLASS_LINK,
    shown: { seatsFree: 2, asksTeacher: true, invitee: null },
    language: 'ko',
    zone: 'Asia/Seoul',
    onSent: () => undefined,
  },
  parameters: { signedIn: false, platform: [answered()] },
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: '선생님이 확인하는 수업' };
export const Direct: Story = {
  name: '바로 등록되는 수업',
  args: { shown: { seatsFree: 2, asksTeacher: false, invitee: null } },
};
export const Phone: Story = {
  name: '휴대폰, 빈자리 없음',
  args: { shown: { seatsFree: 0, asksTeacher: true, invitee: null } },
  globals: { viewport: { value: 'w390' } },
};
export const Invited: Story = {
  name: '메일로 초대받음, 자리를 맡아 둠',
  args: { shown: { seatsFree: 1, asksTeacher: true, invitee: anInvitee() } },
};
export const OtherAddress: Story = {
  ...Invited,
  name: '초대받은 이메일이 아님',
  async play() {
    await userEvent.type(await screen.findByLabelText(/이메일/), '.kr');
    await screen.findByText(korean.next.otherAddress);
  },
};
export const GrownUp: Story = {
  name: '본인이 배움',
  args: {
    shown: { seatsFree: 2, asksTeacher: true, invitee: anInvitee({ relation: 'SELF', age: 31, heldUntil: null }) },
  },
};
