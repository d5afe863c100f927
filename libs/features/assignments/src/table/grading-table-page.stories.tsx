import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anAssignment, aSubmission } from '@portal/testing/coursework/assignment-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aStudent } from '../grading.fixture.ts';
import { aTable, aTableServer } from '../table.fixture.ts';
import { GradingTablePage } from './grading-table-page.tsx';

const { listSubmissions, getAssignment } = assignmentsContract;
const path = '/account/grading/table?assignment=assignment-1';

const meta = {
  component: GradingTablePage,
  parameters: { layout: 'fullscreen', path, platform: aTableServer() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof GradingTablePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = { name: '표로 채점하기' };
export const OnAPhone: Story = { name: '표로 채점하기, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const WithRubric: Story = {
  name: '기준표가 있는 과제',
  parameters: {
    platform: aTableServer(
      aTable(),
      undefined,
      anAssignment({
        rubric: [
          { name: '식', points: 60 },
          { name: '답', points: 40 },
        ],
      }),
    ),
  },
};
export const Empty: Story = { name: '학생 없음', parameters: { platform: aTableServer([]) } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listSubmissions), ...aTableServer()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listSubmissions, 'UNEXPECTED'), ...aTableServer()] },
};
export const Gone: Story = {
  name: '없어진 과제',
  parameters: { platform: [fakeProblem(getAssignment, 'NOT_FOUND'), ...aTableServer()] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: aTableServer(
      Array.from({ length: 40 }, (_, at) =>
        aSubmission({
          id: `s-${at}`,
          student: aStudent(at, at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long),
          feedback: at % 3 ? '' : HARD_CONTENT.long,
        }),
      ),
    ),
  },
};
