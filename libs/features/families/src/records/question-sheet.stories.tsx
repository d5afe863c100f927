import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { offline } from '@portal/testing/contract-fakes';
import { aFamilyRecord } from '@portal/testing/families/family-door-builders';
import { doorKorean } from '../door-korean.ts';
import { doorVietnamese } from '../door-vietnamese.ts';
import { readBy } from '../reader.fixture.tsx';
import { QuestionSheet } from './question-sheet.tsx';

const meta = {
  component: QuestionSheet,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [offline(contract.questionFamilyLesson)] },
  args: { record: aFamilyRecord(), open: true, onClose: () => undefined, onSent: () => undefined },
} satisfies Meta<typeof QuestionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '물어보기' };
export const WrongVietnamese: Story = {
  name: '빈 채로 보냄, 베트남어, 휴대폰',
  decorators: [readBy('vi')],
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: doorVietnamese.question.submit }));
    await screen.findByText(doorVietnamese.question.chooseTopic);
  },
};
export const Offline: Story = {
  name: '연결이 끊김',
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: doorKorean.question.topics.TIME }));
    await userEvent.type(screen.getByRole('textbox'), '10분 늦게 시작했어요.');
    await userEvent.click(screen.getByRole('button', { name: doorKorean.question.submit }));
    await screen.findByText(doorKorean.sheet.kept);
  },
};
