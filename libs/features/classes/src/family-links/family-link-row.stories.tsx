import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFamilyLink } from '@portal/testing/classes/family-link-builders';
import { FamilyLinkRow } from './family-link-row.tsx';

const meta = {
  component: FamilyLinkRow,
  args: { link: aFamilyLink(), isClosed: false, onRenew: () => undefined, onRemove: () => undefined },
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none', maxWidth: 320 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof FamilyLinkRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { name: '열어 봄' };
export const Unopened: Story = { name: '아직 열지 않음', args: { link: aFamilyLink({ usedAt: null }) } };
export const WithoutMail: Story = {
  name: '메일 없음, 두 아이',
  args: { link: aFamilyLink({ hasEmail: false, studentNames: ['학생 A01', '학생 A02'] }) },
};
export const Trial: Story = { name: '체험 수업의 가족', args: { link: aFamilyLink({ isTrial: true, usedAt: null }) } };
export const GrownUp: Story = {
  name: '본인',
  args: { link: aFamilyLink({ guardianName: '박하은', relation: 'SELF', language: 'ko', studentNames: ['박하은'] }) },
};
export const Added: Story = {
  name: '다른 보호자가 초대함',
  args: { link: aFamilyLink({ addedBy: '김민준 어머니', mayRemove: true, relation: 'GRANDPARENT' }) },
};
export const Closed: Story = { name: '닫힘', args: { isClosed: true, link: aFamilyLink({ usedAt: null }) } };
