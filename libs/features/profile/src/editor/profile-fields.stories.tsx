import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { ProfileFrame } from '../profile-frame.fixture.tsx';
import { anEmptyProfile, aReadyProfile, someCatalogs } from '../profile.fixture.ts';
import { ProfileFields } from './profile-fields.tsx';

const placed = aReadyProfile({
  content: aProfileContent({
    teachingMode: 'BOTH',
    areas: [
      { provinceCode: '79', districtCode: '760', communeCode: '26740' },
      { provinceCode: '01', districtCode: null, communeCode: null },
    ],
  }),
});

const framed = (profile = placed) => (
  <ProfileFrame profile={profile}>
    <div style={{ display: 'grid', gap: 20 }}>
      <ProfileFields />
    </div>
  </ProfileFrame>
);

const meta = {
  component: ProfileFields,
  parameters: { platform: someCatalogs, frameHeight: 900 },
  render: () => framed(),
} satisfies Meta<typeof ProfileFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: '모두 채움' };
export const Empty: Story = { name: '비어 있음', render: () => framed(anEmptyProfile()) };
export const Partial: Story = {
  name: '고를 목록을 불러오지 못함',
  parameters: {
    platform: [
      fakeProblem(catalogsContract.listSubjects, 'UNEXPECTED'),
      fakeProblem(catalogsContract.listLanguages, 'UNEXPECTED'),
      fakeProblem(catalogsContract.listAreas, 'UNEXPECTED'),
    ],
  },
};
