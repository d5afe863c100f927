import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProfileContent } from '@portal/domain/profile/teacher-profile';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ProfileFrame } from '../profile-frame.fixture.tsx';
import { aReadyProfile } from '../profile.fixture.ts';
import { ExperienceFields } from './experience-fields.tsx';

const { experiences } = aProfileContent();
const framed = (lines: ProfileContent['experiences'], errors?: Record<string, string>): Pick<Story, 'render'> => ({
  render: () => (
    <ProfileFrame profile={aReadyProfile({ content: aProfileContent({ experiences: lines }) })} errors={errors}>
      <ExperienceFields />
    </ProfileFrame>
  ),
});

const meta = { component: ExperienceFields, parameters: { platform: [] } } satisfies Meta<typeof ExperienceFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: '경력 하나', ...framed(experiences) };
export const Empty: Story = { name: '경력 없음', ...framed([]) };
export const Wrong: Story = {
  name: '고칠 칸',
  ...framed([{ ...experiences[0]!, title: '', to: '2015-03-01' }], {
    'experiences.0.title': '직함을 적어 주세요.',
    'experiences.0.to': '시작한 날보다 뒤여야 해요.',
  }),
};
export const Longest: Story = {
  name: '가장 긴 내용: 더 넣을 수 없음',
  ...framed(
    Array.from({ length: 20 }, (_, at) => ({
      ...experiences[0]!,
      id: `experience-${at}`,
      title: at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long,
      organisation: HARD_CONTENT.vietnamese,
      to: '2024-12-31',
      description: `${HARD_CONTENT.long} ${HARD_CONTENT.url}`.repeat(4),
    })),
  ),
};
