import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyGuardiansContract as contract } from '@portal/domain/families/family-guardians.contract';
import { type Fake, fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aFamilyCircle, aGuardedChild, anInvitedGuardian } from '@portal/testing/families/family-guardian-builders';
import { shownGuardians } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { guardianKorean } from './guardian-korean.ts';
import { GuardiansBand } from './guardians-band.tsx';

const PHONE = { viewport: { value: 'w390' } };
const world = (...platform: Fake[]) => ({ signedIn: false, platform });
const AN_AUNT = anInvitedGuardian({
  id: 'invited-2',
  name: '박수영',
  relation: 'OTHER',
  email: 'suy****@mail.example',
});
const invited = aGuardedChild({ invited: [anInvitedGuardian(), { ...AN_AUNT, state: 'DECLINED' }] });
/** Nobody else is there. */
const ALONE = aGuardedChild({ guardians: aGuardedChild().guardians.filter(({ isMe }) => isMe) });

const meta = {
  component: GuardiansBand,
  decorators: [readBy()],
  args: { onLeft: () => undefined },
  parameters: world(shownGuardians(), fake(contract.inviteGuardian, aFamilyCircle({ children: [invited] }))),
  globals: PHONE,
} satisfies Meta<typeof GuardiansBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const add = () => press(guardianKorean.add);

export const TwoOfThem: Story = { name: '보호자 둘' };
export const Invited: Story = { name: '초대한 뒤', parameters: world(shownGuardians({ children: [invited] })) };
export const InvitedVietnamese: Story = { ...Invited, name: '초대한 뒤, 베트남어', decorators: [readBy('vi')] };
export const Full: Story = {
  name: '네 명이 다 참',
  parameters: world(
    shownGuardians({
      children: [aGuardedChild({ invited: [anInvitedGuardian(), AN_AUNT], hasRoom: false })],
    }),
  ),
};
export const NoLetters: Story = {
  name: '오늘 보낼 메일이 없음',
  parameters: world(shownGuardians({ lettersLeft: 0 })),
};
export const TwoChildren: Story = {
  name: '아이 둘',
  parameters: world(shownGuardians({ children: [invited, aGuardedChild({ studentId: 'student-2', name: '김서연' })] })),
};
export const Adding: Story = { ...TwoChildren, name: '보호자 추가', play: add };
export const Wrong: Story = {
  name: '빈칸으로 보냄',
  play: async () => {
    await add();
    await press(guardianKorean.sheet.submit);
    await screen.findByText(guardianKorean.sheet.noName);
  },
};
export const Added: Story = {
  name: '초대받아 온 보호자',
  parameters: world(shownGuardians({ isAdded: true, mayLeave: true })),
  play: () => press(guardianKorean.leave.ask),
};
export const LastOne: Story = {
  name: '초대받아 온 마지막 보호자',
  parameters: world(shownGuardians({ children: [ALONE], isAdded: true, mayLeave: false })),
};
export const WithdrawFailed: Story = {
  name: '초대를 거두지 못함',
  parameters: world(shownGuardians({ children: [invited] }), fakeProblem(contract.withdrawGuardian, 'WRONG_STATE')),
  play: async () => {
    await press(guardianKorean.withdrawOf('이순자'));
    await screen.findByText(guardianKorean.withdrawFailed);
  },
};
export const LargeText: Story = { ...Invited, name: '글자 200%', globals: { ...PHONE, textZoom: 'double' } };
export const Loading: Story = { name: '불러오는 중', parameters: world(neverAnswers(contract.listFamilyGuardians)) };
export const Failed: Story = { name: '불러오지 못함', parameters: world(offline(contract.listFamilyGuardians)) };
