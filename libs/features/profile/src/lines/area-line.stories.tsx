import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { ProfileFrame } from '../profile-frame.fixture.tsx';
import { aReadyProfile, someCatalogs } from '../profile.fixture.ts';
import { AreaLine } from './area-line.tsx';

const [first, second] = [
  { provinceCode: '79', districtCode: '760', communeCode: '26740' },
  { provinceCode: '79', districtCode: null, communeCode: null },
];
const profile = aReadyProfile({ content: aProfileContent({ teachingMode: 'BOTH', areas: [first, second] }) });

const meta = {
  component: AreaLine,
  args: { at: 0, onRemove: fn() },
  parameters: { platform: someCatalogs },
  decorators: [
    (Story) => (
      <ProfileFrame profile={profile}>
        <Story />
      </ProfileFrame>
    ),
  ],
} satisfies Meta<typeof AreaLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: '동까지 고름' };
export const Province: Story = { name: '성만 고름', args: { at: 1 } };
export const New: Story = { name: '새 줄', args: { at: 2 } };
// A field that waits says so in its own words, not by a skeleton.
export const Waiting: Story = {
  name: '목록을 기다림',
  parameters: { platform: [neverAnswers(catalogsContract.listAreas)] },
};
export const Failed: Story = {
  name: '목록을 불러오지 못함',
  parameters: { platform: [fakeProblem(catalogsContract.listAreas, 'UNEXPECTED')] },
};
