import type { Meta, StoryObj } from '@storybook/react-vite';
import * as lessons from '@portal/income/lessons/income-lessons-page.stories';
import * as income from '@portal/income/page/income-page.stories';
import * as statement from '@portal/income/statements/statement-page.stories';
import * as statements from '@portal/income/statements/statements-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = {
  component: PortalScreen,
  beforeEach: () => localStorage.clear(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w390' } };

export const Loaded: Story = { name: '이번 달 수입', parameters: inPortal(income.default, income.Loaded) };
export const LoadedPhone: Story = { ...Loaded, name: '휴대폰', globals: phone };
export const Explained: Story = { name: '왜 이 금액인가요', parameters: inPortal(income.default, income.Explained) };
export const ExplainedPhone: Story = { ...Explained, name: '휴대폰에서 왜', globals: phone };
export const Extreme: Story = { name: '아홉 자리, 수업 40개', parameters: inPortal(income.default, income.Extreme) };
export const Empty: Story = { name: '비어 있음', parameters: inPortal(income.default, income.Empty) };
export const Failed: Story = { name: '오류', parameters: inPortal(income.default, income.Failed) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(income.default, income.Longest),
  globals: { texts: 'long' },
};
export const Lessons: Story = { name: '수업별 수입', parameters: inPortal(lessons.default, lessons.Loaded) };
export const LessonsPhone: Story = { ...Lessons, name: '휴대폰의 수업별 수입', globals: phone };
export const Statements: Story = { name: '정산서 목록', parameters: inPortal(statements.default, statements.Loaded) };
export const Statement: Story = { name: '한 달의 정산서', parameters: inPortal(statement.default, statement.Paid) };
export const StatementPhone: Story = { ...Statement, name: '휴대폰의 정산서', globals: phone };
