import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyReviewContract as contract } from '@portal/domain/families/family-review.contract';
import { type Fake, fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aFamilyReview, aReviewingChild } from '@portal/testing/families/family-review-builders';
import { doorKorean } from '../door-korean.ts';
import { shownReviews } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { reviewKorean } from './review-korean.ts';
import { reviewVietnamese } from './review-vietnamese.ts';
import { ReviewsBand } from './reviews-band.tsx';

const PHONE = { viewport: { value: 'w390' } };
const world = (...platform: Fake[]) => ({ signedIn: false, platform });
const reply = { content: '함께해서 즐거웠어요. 다음 학기에도 만나요.', at: '2026-11-18T10:00:00+09:00' };

const meta = {
  component: ReviewsBand,
  decorators: [readBy()],
  parameters: world(shownReviews(), fakeProblem(contract.writeFamilyReview, 'ALREADY_REVIEWED')),
  globals: PHONE,
} satisfies Meta<typeof ReviewsBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = aReviewingChild({ review: aFamilyReview() });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

export const Asked: Story = { name: '물어보기' };
export const AskedVietnamese: Story = { name: '물어보기, 베트남어', decorators: [readBy('vi')] };
export const Writing: Story = { name: '쓰는 중', play: () => choose(reviewKorean.ratings[4]) };
export const WritingVietnamese: Story = {
  name: '쓰는 중, 베트남어',
  decorators: [readBy('vi')],
  play: () => choose(reviewVietnamese.ratings[4]),
};
export const LargeText: Story = { ...Writing, name: '쓰는 중, 글자 200%', globals: { ...PHONE, textZoom: 'double' } };
export const Wrong: Story = {
  name: '말 없이 보냄',
  play: async () => {
    await choose(reviewKorean.ratings[5]);
    await userEvent.click(screen.getByRole('button', { name: reviewKorean.submit }));
    await screen.findByText(reviewKorean.writeContent);
  },
};
/** The other guardian of a story is faster. */
let isSaid = false;
export const Already: Story = {
  name: '다른 보호자가 먼저 남김',
  beforeEach: () => {
    isSaid = false;
  },
  parameters: world(
    fake(contract.listFamilyReviews, () => ({ items: [isSaid ? said : aReviewingChild()] })),
    fakeProblem(contract.writeFamilyReview, 'ALREADY_REVIEWED'),
  ),
  play: async () => {
    await choose(reviewKorean.ratings[5]);
    await userEvent.type(screen.getByRole('textbox'), '즐거웠어요.');
    isSaid = true;
    await userEvent.click(screen.getByRole('button', { name: reviewKorean.submit }));
    await screen.findByText(doorKorean.sheet.refused);
    await screen.findByRole('button', { name: reviewKorean.save });
  },
};
export const Said: Story = {
  name: '남긴 후기',
  parameters: world(shownReviews(said)),
};
export const Editing: Story = {
  ...Said,
  name: '고치는 중',
  play: async () => userEvent.click(await screen.findByRole('button', { name: reviewKorean.change })),
};
const answered = aReviewingChild({
  review: aFamilyReview({ editableUntil: null, editedAt: '2026-11-18T09:50:00+09:00', reply }),
});
export const Answered: Story = { name: '선생님의 답', parameters: world(shownReviews(answered)) };
export const AnsweredVietnamese: Story = { ...Answered, name: '선생님의 답, 베트남어', decorators: [readBy('vi')] };
const questioned = aReviewingChild({
  review: aFamilyReview({ question: { content: '어느 단원이 빠르게 느껴지셨나요?', at: '2026-11-18T10:00:00+09:00' } }),
});
export const Questioned: Story = { name: '선생님이 여쭤봄', parameters: world(shownReviews(questioned)) };
export const QuestionedVietnamese: Story = {
  ...Questioned,
  name: '선생님이 여쭤봄, 베트남어',
  decorators: [readBy('vi')],
};
export const Removed: Story = {
  name: '운영팀이 지움',
  parameters: world(
    shownReviews(aReviewingChild({ review: aFamilyReview({ isRemoved: true, content: '', editableUntil: null }) })),
  ),
};
export const RemovedVietnamese: Story = { ...Removed, name: '운영팀이 지움, 베트남어', decorators: [readBy('vi')] };
export const TwoChildren: Story = {
  name: '아이 둘',
  parameters: world(shownReviews(said, aReviewingChild({ studentId: 'student-2', studentName: '김서연' }))),
};
export const Longest: Story = {
  name: '가장 긴 후기와 답',
  parameters: world(
    shownReviews(
      aReviewingChild({
        review: aFamilyReview({
          content: '설명이꼼꼼해서아이가수업을기다립니다'.repeat(112).slice(0, 2_000),
          reply: { ...reply, content: '고맙습니다'.repeat(200) },
        }),
      }),
    ),
  ),
};
export const Loading: Story = { name: '불러오는 중', parameters: world(neverAnswers(contract.listFamilyReviews)) };
export const Failed: Story = { name: '불러오지 못함', parameters: world(offline(contract.listFamilyReviews)) };
