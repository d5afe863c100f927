import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { guardianInvitationsContract as contract } from '@portal/domain/classes/guardian-invitations.contract';
import { type Fake, fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aGuardianInvitation } from '@portal/testing/families/family-guardian-builders';
import { AskedGuardianPage } from './asked-guardian-page.tsx';
import { guardianKorean } from './guardian-korean.ts';
import { ASKED, asked } from './guardians.fixture.ts';

const { asked: words } = guardianKorean;
const PHONE = { globals: { viewport: { value: 'w390' } } };
const world = (...platform: Fake[]) => ({ platform });

const meta = {
  component: AskedGuardianPage,
  parameters: {
    layout: 'padded',
    signedIn: false,
    path: ASKED,
    route: '/g/:link',
    ...world(
      asked(),
      fake(contract.acceptGuardianInvitation, { path: '/f/own-link' }),
      fake(contract.declineGuardianInvitation, {}),
    ),
  },
} satisfies Meta<typeof AskedGuardianPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Korean: Story = { name: '한국어' };
export const KoreanPhone: Story = { name: '한국어, 휴대폰', ...PHONE };
export const VietnamesePhone: Story = {
  name: '베트남어, 휴대폰',
  parameters: world(asked({ language: 'vi' })),
  ...PHONE,
};
export const Joined: Story = { name: '함께 받기로 함', play: () => press(words.accept) };
export const Already: Story = { name: '이미 함께 받음', parameters: world(asked({ state: 'JOINED' })) };
export const Declining: Story = { name: '거절할지 물음', play: () => press(words.decline), ...PHONE };
export const Refused: Story = {
  name: '답을 보내지 못함',
  parameters: world(asked(), fakeProblem(contract.acceptGuardianInvitation, 'GUARDIANS_FULL')),
  play: async () => {
    await press(words.accept);
    await screen.findByText(words.acceptFailed);
  },
};
export const Gone: Story = {
  name: '쓸 수 없는 초대',
  parameters: world(fakeProblem(contract.getGuardianInvitation, 'LINK_REVOKED')),
};
export const Failed: Story = { name: '불러오지 못함', parameters: world(offline(contract.getGuardianInvitation)) };
export const Loading: Story = { name: '불러오는 중', parameters: world(neverAnswers(contract.getGuardianInvitation)) };
export const Longest: Story = {
  name: '가장 긴 내용, 휴대폰',
  parameters: world(
    asked({
      studentNames: ['김민준', '김서연', '김하은'],
      classes: Array.from({ length: 5 }, (_, at) => ({
        ...aGuardianInvitation().classes[0]!,
        name: `중2 수학 개념 완성과 심화 문제 풀이 ${at + 1}반`,
      })),
    }),
  ),
  ...PHONE,
};
