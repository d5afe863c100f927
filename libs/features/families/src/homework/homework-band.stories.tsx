import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { familyHomeworkContract as contract } from '@portal/domain/families/family-homework.contract';
import { type Fake, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aFamilyHomework, aHandedHomework } from '@portal/testing/families/family-homework-builders';
import { shownHomework, TWO_CHILDREN } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { HomeworkBand } from './homework-band.tsx';
import { ANOTHER_CHILD, CLOSED, LATE } from './homework.fixture.ts';

const soon = aFamilyHomework({ deadlineAt: '2026-11-18T20:00:00+09:00' });
const late = aFamilyHomework({
  ...LATE,
  id: 'assignment-2',
  title: '독후감 한 쪽',
  lesson: null,
  cutoffAt: '2026-11-20T21:00:00+09:00',
});
const past = [
  aHandedHomework({ id: 'assignment-0' }),
  aFamilyHomework({ ...CLOSED, id: 'assignment-missed', title: '5회차 숙제' }),
  aHandedHomework({
    id: 'assignment-00',
    submission: {
      ...aHandedHomework().submission!,
      submittedAt: '2026-11-11T09:10:00+09:00',
      isLate: true,
      text: '늦었어요.',
      files: [],
    },
  }),
];
const world = (open: FamilyHomework[], done: FamilyHomework[] = [], ...first: Fake[]) => ({
  signedIn: false,
  platform: [...first, shownHomework(open, done)],
});

const meta = {
  component: HomeworkBand,
  decorators: [readBy()],
  parameters: world([late, soon], past),
  args: { isOver: false, students: [{ id: 'student-1', name: '김민준' }] },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof HomeworkBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '낼 것과 낸 것' };
export const Vietnamese: Story = { name: '베트남어, 베트남 시각', decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')] };
export const TwoChildren: Story = {
  name: '아이 둘',
  args: TWO_CHILDREN,
  parameters: world([soon, { ...soon, ...ANOTHER_CHILD }]),
};
export const None: Story = { name: '숙제가 없음', parameters: world([]) };
export const AllDone: Story = { name: '모두 냄', parameters: world([], past) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: world([], [], neverAnswers(contract.listFamilyHomework)),
};
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: world([], [], offline(contract.listFamilyHomework)),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: TWO_CHILDREN,
  parameters: world(
    Array.from({ length: 5 }, (_, at) =>
      aFamilyHomework({
        id: `assignment-${at}`,
        title: '일차함수와 연립방정식의 활용을 처음부터 끝까지 다시 푸는 긴 이름의 숙제 '.repeat(2),
        content: '교재 42쪽부터 44쪽까지 모두 풀고 틀린 것은 두 번 더 풀어요.\n'.repeat(30),
      }),
    ),
    past,
  ),
  globals: { viewport: { value: 'w390' }, texts: 'long' },
};
export const LargeText: Story = { name: '글자 200%', globals: { viewport: { value: 'w390' }, textZoom: 'double' } };
