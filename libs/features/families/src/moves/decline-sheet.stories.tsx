import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aFamilyMove } from '@portal/testing/families/family-door-builders';
import { doorVietnamese } from '../door-vietnamese.ts';
import { AGREED_MOVE } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { DeclineSheet } from './decline-sheet.tsx';

const meta = {
  component: DeclineSheet,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [fakeProblem(contract.answerFamilyMove, 'WRONG_STATE')] },
  args: { move: aFamilyMove(), open: true, onClose: () => undefined, onSent: () => undefined },
} satisfies Meta<typeof DeclineSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: '처음 답할 때' };
export const AfterYes: Story = { name: '좋다고 한 뒤', args: { move: AGREED_MOVE } };
export const RefusedVietnamese: Story = {
  name: '이미 끝난 제안, 베트남어, 휴대폰',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: doorVietnamese.decline.submit }));
    await screen.findByText(doorVietnamese.sheet.refused);
  },
};
