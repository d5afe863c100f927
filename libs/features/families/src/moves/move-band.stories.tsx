import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { fake, offline } from '@portal/testing/contract-fakes';
import { aFamilyDoor, aFamilyMove } from '@portal/testing/families/family-door-builders';
import { doorKorean } from '../door-korean.ts';
import { A_WISH, AGREED_MOVE } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { MoveBand } from './move-band.tsx';

const meta = {
  component: MoveBand,
  decorators: [readBy()],
  parameters: {
    signedIn: false,
    platform: [fake(contract.answerFamilyMove, aFamilyDoor({ moves: [AGREED_MOVE] }))],
  },
  args: {
    move: aFamilyMove(),
    onNews: () => undefined,
    onDecline: () => undefined,
    onAsk: () => undefined,
  },
} satisfies Meta<typeof MoveBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const agree = async () => userEvent.click(await screen.findByRole('button', { name: doorKorean.moves.yes }));

export const Proposed: Story = { name: '선생님의 제안' };
export const Vietnamese: Story = {
  name: '베트남어, 베트남 시각',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
};
export const VietnamesePhone: Story = {
  ...Vietnamese,
  name: '베트남어, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
export const Agreed: Story = { name: '좋다고 함', args: { move: AGREED_MOVE } };
export const AgreedNow: Story = {
  name: '방금 좋다고 함',
  play: async () => {
    await agree();
    await screen.findByText(doorKorean.moves.agreed);
  },
};
export const Wish: Story = { name: '우리가 부탁함', args: { move: A_WISH } };
export const Refused: Story = {
  name: '답을 보내지 못함',
  parameters: { signedIn: false, platform: [offline(contract.answerFamilyMove)] },
  play: async () => {
    await agree();
    await screen.findByText(doorKorean.sheet.refused);
  },
};
