import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyAbsenceContract as contract } from '@portal/domain/families/family-absence.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aFamilyLesson } from '@portal/testing/families/family-door-builders';
import { doorKorean } from '../door-korean.ts';
import { readBy } from '../reader.fixture.tsx';
import { absenceKorean } from './absence-korean.ts';
import { AbsenceSheet } from './absence-sheet.tsx';

const PHONE = { viewport: { value: 'w390' } };

const meta = {
  component: AbsenceSheet,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [fakeProblem(contract.announceFamilyAbsence, 'WRONG_STATE')] },
  args: {
    lesson: aFamilyLesson({ isOneToOne: true }),
    studentId: 'student-1',
    name: undefined,
    open: true,
    onClose: () => undefined,
    onSent: () => undefined,
    onAsk: () => undefined,
  },
  globals: PHONE,
} satisfies Meta<typeof AbsenceSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneToOne: Story = { name: '일대일 수업' };
export const Vietnamese: Story = { name: '일대일 수업, 베트남어', decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')] };
export const OfOne: Story = { name: '여럿이 듣는 수업, 아이 이름', args: { lesson: aFamilyLesson(), name: '김민준' } };
export const LargeText: Story = { name: '글자 200%', globals: { ...PHONE, textZoom: 'double' } };
const send = async () => userEvent.click(await screen.findByRole('button', { name: absenceKorean.submit }));
export const TooLong: Story = {
  name: '너무 긴 이유',
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.paste('가'.repeat(201));
    await send();
    await screen.findByText(absenceKorean.tooLong);
  },
};
export const Refused: Story = {
  name: '그사이 시작했거나 옮겨짐',
  play: async () => {
    await send();
    await screen.findByText(doorKorean.sheet.refused);
  },
};
