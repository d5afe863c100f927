import type { Meta, StoryObj } from '@storybook/react-vite';
import { incomeAdjustmentsContract as contract } from '@portal/domain/wallet/income-adjustments.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { asOperator } from '../ops.fixture.ts';
import { IncomesPage } from './incomes-page.tsx';
import { aDeskIncome, incomesDesk } from './incomes.fixture.ts';

const path = '/ops/incomes';
const meta = { component: IncomesPage, parameters: { path, platform: incomesDesk() } } satisfies Meta<
  typeof IncomesPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '여럿' };
export const Found: Story = { name: '찾은 것', parameters: { path: `${path}?search=${encodeURIComponent('이국어')}` } };
export const NothingFound: Story = { name: '찾은 것 없음', parameters: { path: `${path}?search=none` } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: incomesDesk([]) } };
export const OthersJob: Story = {
  name: '정산을 맡지 않음',
  parameters: { platform: [asOperator, fakeProblem(contract.listLessonIncomes, 'FORBIDDEN')] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [asOperator, neverAnswers(contract.listLessonIncomes)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [asOperator, fakeProblem(contract.listLessonIncomes, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: incomesDesk(
      Array.from({ length: 40 }, (_, no) =>
        aDeskIncome({ lessonId: `lesson-${no}`, className: '아주긴이름의수업'.repeat(8), net: 999_999_999 }),
      ),
    ),
  },
  globals: { texts: 'long' },
};
