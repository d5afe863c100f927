import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ProfileFrame } from '../profile-frame.fixture.tsx';
import { anEmptyProfile, aReadyProfile, someCatalogs } from '../profile.fixture.ts';
import { SubjectFields } from './subject-fields.tsx';

const { listSubjects, listLanguages } = catalogsContract;
const framed = (profile = aReadyProfile(), errors?: Record<string, string>): Pick<Story, 'render'> => ({
  render: () => (
    <ProfileFrame profile={profile} errors={errors}>
      <SubjectFields />
    </ProfileFrame>
  ),
});
const LONG = [HARD_CONTENT.long, HARD_CONTENT.vietnamese, HARD_CONTENT.url];
const manySubjects = Array.from({ length: 24 }, (_, at) => ({
  id: `subject-${at}`,
  name: LONG[at % LONG.length]!,
  topics: LONG.map((name, no) => ({ id: `topic-${at}-${no}`, name })),
}));

const meta = { component: SubjectFields, parameters: { platform: someCatalogs } } satisfies Meta<typeof SubjectFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: '과목과 주제를 고름', ...framed() };
export const Empty: Story = { name: '고르기 전', ...framed(anEmptyProfile()) };
export const Wrong: Story = {
  name: '고칠 칸',
  ...framed(
    aReadyProfile({ content: aProfileContent({ subjects: [{ subjectId: 'math', topicIds: [] }], levels: [] }) }),
    {
      'subjects.0': '주제를 하나 이상 골라 주세요.',
      levels: '수준을 하나 이상 골라 주세요.',
    },
  ),
};
export const NoCatalogue: Story = {
  name: '고를 과목이 없음',
  ...framed(anEmptyProfile()),
  parameters: { platform: [fake(listSubjects, { items: [] }), fake(listLanguages, { items: [] })] },
};
export const Loading: Story = {
  name: '불러오는 중',
  ...framed(),
  parameters: { platform: [neverAnswers(listSubjects), neverAnswers(listLanguages)] },
};
export const Failed: Story = {
  name: '목록을 불러오지 못함',
  ...framed(),
  parameters: { platform: [fakeProblem(listSubjects, 'UNEXPECTED'), fakeProblem(listLanguages, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...framed(
    aReadyProfile({
      content: aProfileContent({
        subjects: manySubjects.slice(0, 10).map(({ id, topics }) => ({ subjectId: id, topicIds: [topics[0]!.id] })),
      }),
    }),
  ),
  parameters: { platform: [fake(listSubjects, { items: manySubjects }), ...someCatalogs] },
};
