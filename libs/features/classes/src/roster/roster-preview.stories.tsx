import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { classInvitationsContract as contract } from '@portal/domain/classes/class-invitations.contract';
import { classStudentsContract } from '@portal/domain/classes/class-students.contract';
import { aFormerStudent } from '@portal/testing/classes/leaving-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { roster as words } from '../roster-messages.ts';
import { RosterPreview } from './roster-preview.tsx';
import { someReadRows } from './roster.fixture.ts';

const checked = fake(contract.checkRoster, { standings: ['NEW', 'NEW', 'INVITED'] });
const { listFormerStudents } = classStudentsContract;
const nobodyLeft = fake(listFormerStudents, { items: [] });
const meta = {
  component: RosterPreview,
  parameters: { platform: [checked, nobodyLeft] },
  args: { classId: 'class-1', lettersLeft: 46, seatsToKeep: 3, rows: someReadRows, onBack: fn(), onClose: fn() },
} satisfies Meta<typeof RosterPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = { name: '두 명을 초대할 수 있음' };
export const Checking: Story = {
  name: '확인하는 중',
  parameters: { platform: [neverAnswers(contract.checkRoster), nobodyLeft] },
};
export const CheckFailed: Story = {
  name: '확인하지 못함',
  parameters: { platform: [fakeProblem(contract.checkRoster, 'UNEXPECTED'), nobodyLeft] },
};
export const FewSeats: Story = { name: '자리가 모자람', args: { seatsToKeep: 1 } };
export const Left: Story = {
  name: '이 수업에서 나간 학생',
  parameters: { platform: [checked, fake(listFormerStudents, { items: [aFormerStudent({ name: '김민준' })] })] },
};
export const TooMany: Story = { name: '메일이 모자람', args: { lettersLeft: 1 } };
export const Refused: Story = {
  name: '서버가 거절함',
  parameters: {
    platform: [
      checked,
      nobodyLeft,
      fakeProblem(contract.inviteRoster, 'VALIDATION', {
        fields: { 'rows.1.guardianEmail': '이 주소에서 초대를 받지 않겠다고 했어요. 직접 연락해 보세요.' },
      }),
    ],
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: words.submit(2) }));
    await screen.findByText(words.failed);
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
