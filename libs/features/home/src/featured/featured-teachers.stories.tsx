import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aTeacherCard, someTeacherCards } from '@portal/testing/teachers/teacher-builders';
import { FeaturedTeachers } from './featured-teachers.tsx';

const list = teachersContract.listFeaturedTeachers;
const meta = {
  component: FeaturedTeachers,
  parameters: { signedIn: false, platform: [fake(list, { items: someTeacherCards() })] },
} satisfies Meta<typeof FeaturedTeachers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = { name: '여덟 명' };
export const One: Story = { name: '한 명', parameters: { platform: [fake(list, { items: [aTeacherCard()] })] } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(list)] } };

/** The page goes on as if there were no such part. */
const afterOthers: Story['render'] = () => (
  <>
    <p>앞의 내용에 다음 내용이 바로 이어져요.</p>
    <FeaturedTeachers />
  </>
);
export const None: Story = {
  name: '아무도 없으면 자리도 없어요',
  parameters: { platform: [fake(list, { items: [] })] },
  render: afterOthers,
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).queryByRole('heading')).not.toBeInTheDocument());
  },
};
export const Failed: Story = {
  ...None,
  name: '오류면 자리도 없어요',
  parameters: { platform: [fakeProblem(list, 'UNEXPECTED')] },
};
