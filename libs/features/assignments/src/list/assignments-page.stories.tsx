import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aListServer } from '../assignments.fixture.ts';
import { AssignmentsPage } from './assignments-page.tsx';

const { listAssignments } = assignmentsContract;
const { listGradingQueue } = submissionsContract;

const meta = {
  component: AssignmentsPage,
  parameters: { layout: 'fullscreen', path: '/account/assignments', platform: aListServer() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof AssignmentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '모든 수업의 과제' };
export const OnAPhone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const ManyPages: Story = {
  name: '여러 쪽',
  parameters: {
    platform: aListServer(
      Array.from({ length: 20 }, (_, at) => anAssignment({ id: `assignment-${at}`, title: `${at + 1}과 연습 문제` })),
      95,
    ),
  },
};
export const NothingToGrade: Story = {
  name: '채점할 것 없음',
  parameters: {
    platform: [
      fake(listGradingQueue, { totals: { 'to-grade': 0, 'to-return': 0, returned: 4 }, items: [] }),
      ...aListServer(),
    ],
  },
};
export const Empty: Story = { name: '과제 없음', parameters: { platform: aListServer([]) } };
export const NoneFits: Story = {
  name: '조건에 맞는 과제 없음',
  parameters: { path: '/account/assignments?status=CLOSED', platform: aListServer([]) },
};
export const Giving: Story = {
  name: '과제 내기, 수업 고르기',
  parameters: { platform: [...aListServer(), ...fakeUploads()] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '과제 내기' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /어느 수업/ }), 'class-1');
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listAssignments), neverAnswers(listGradingQueue), ...aListServer()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listAssignments, 'UNEXPECTED'), ...aListServer()] },
};
export const PartlyFailed: Story = {
  name: '채점할 것과 수업만 오류',
  parameters: {
    platform: [
      fakeProblem(listGradingQueue, 'UNEXPECTED'),
      fakeProblem(classesContract.listClasses, 'UNEXPECTED'),
      ...aListServer(),
    ],
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: aListServer([
      anAssignment({
        title: HARD_CONTENT.url,
        className: HARD_CONTENT.long,
        content: `${HARD_CONTENT.long}\n`.repeat(6),
        status: 'LATE_WINDOW',
        isLocked: true,
        counts: { students: 100, submitted: 99, late: 44, missing: 1, toGrade: 55, returned: 44 },
      }),
    ]),
  },
};
