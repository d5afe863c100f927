import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyLinksContract as contract } from '@portal/domain/classes/family-links.contract';
import { aFamilyLink } from '@portal/testing/classes/family-link-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { familyLinks as words } from '../family-link-messages.ts';
import { FamilyLinks } from './family-links.tsx';

const unopened = aFamilyLink({
  guardianId: 'guardian-2',
  guardianName: '김보호',
  relation: 'FATHER',
  language: 'ko',
  studentIds: ['student-A02'],
  studentNames: ['학생 A02'],
  hasEmail: false,
  usedAt: null,
});
const some = fake(contract.listFamilyLinks, { items: [aFamilyLink(), unopened] });

const meta = {
  component: FamilyLinks,
  args: { classId: 'class-1' },
  parameters: { platform: [some, fake(contract.renewFamilyLink, aFamilyLink({ usedAt: null }))] },
  decorators: [(Story) => <div style={{ maxWidth: 368 }}>{Story()}</div>],
} satisfies Meta<typeof FamilyLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '열어 본 가족과 아직 열지 않은 가족' };
export const Renewing: Story = {
  name: '새로 만들지 물음',
  play: async () => userEvent.click((await screen.findAllByRole('button', { name: words.renew }))[0]!),
};
export const None: Story = {
  name: '보호자가 없음',
  parameters: { platform: [fake(contract.listFamilyLinks, { items: [] })] },
};
export const Closed: Story = {
  name: '수업이 끝나고 30일이 지남',
  parameters: {
    platform: [
      fake(contract.listFamilyLinks, {
        items: [aFamilyLink(), unopened].map((link) => ({ ...link, closesAt: '2026-11-01T00:00:00+09:00' })),
      }),
    ],
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listFamilyLinks)] },
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(contract.listFamilyLinks, 'UNEXPECTED')] },
};
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
