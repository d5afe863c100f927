import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProfileContent } from '@portal/domain/profile/teacher-profile';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ProfileFrame } from '../profile-frame.fixture.tsx';
import { aReadyProfile } from '../profile.fixture.ts';
import { CertificateFields } from './certificate-fields.tsx';

const { certificates } = aProfileContent();
const framed = (lines: ProfileContent['certificates'], errors?: Record<string, string>): Pick<Story, 'render'> => ({
  render: () => (
    <ProfileFrame profile={aReadyProfile({ content: aProfileContent({ certificates: lines }) })} errors={errors}>
      <CertificateFields />
    </ProfileFrame>
  ),
});

const meta = {
  component: CertificateFields,
  parameters: { platform: fakeUploads() },
} satisfies Meta<typeof CertificateFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: '자격증 하나', ...framed(certificates) };
export const Empty: Story = { name: '자격증 없음', ...framed([]) };
export const Wrong: Story = {
  name: '증빙이 빠짐',
  ...framed([{ ...certificates[0]!, name: '', file: null }], {
    'certificates.0.name': '자격증 이름을 적어 주세요.',
    'certificates.0.file': '증빙 파일을 올려 주세요.',
  }),
};
export const Longest: Story = {
  name: '가장 긴 내용: 더 넣을 수 없음',
  ...framed(
    Array.from({ length: 20 }, (_, at) => ({
      ...certificates[0]!,
      id: `certificate-${at}`,
      name: at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long,
      issuer: HARD_CONTENT.vietnamese,
      file: aFile({ id: `file-${at}`, name: `${HARD_CONTENT.long}.pdf`, contentType: 'application/pdf' }),
    })),
  ),
};
