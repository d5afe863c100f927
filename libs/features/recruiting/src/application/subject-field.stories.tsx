import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { subjects } from '../recruiting.fixture.ts';
import { SubjectField } from './subject-field.tsx';

const { listSubjects } = catalogsContract;
const meta = {
  component: SubjectField,
  args: {
    value: ['math'],
    error: undefined,
    ref: () => undefined,
    onChange: () => undefined,
    onBlur: () => undefined,
  },
  parameters: { signedIn: false, platform: [subjects] },
} satisfies Meta<typeof SubjectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '과목 있음' };
export const Missing: Story = {
  name: '고르지 않음',
  args: { value: [], error: '가르칠 과목을 하나 이상 골라 주세요.' },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(listSubjects)] } };
export const Failed: Story = { name: '오류', parameters: { platform: [fakeProblem(listSubjects, 'UNEXPECTED')] } };
