import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { type Fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { doorKorean } from '../door-korean.ts';
import { FREE_TIMES, freeTimes } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { AskSheet } from './ask-sheet.tsx';

const world = (...platform: Fake[]) => ({ signedIn: false, platform });

const meta = {
  component: AskSheet,
  decorators: [readBy()],
  parameters: world(freeTimes(), fakeProblem(contract.askFamilyMove, 'SCHEDULE_OVERLAP')),
  args: {
    lesson: { id: 'lesson-8', no: 8, isTrial: false, startAt: '2026-11-19T19:00:00+09:00', waiting: null },
    open: true,
    onClose: () => undefined,
    onSent: () => undefined,
  },
} satisfies Meta<typeof AskSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await screen.findByRole('button', { name: doorKorean.ask.submit }));

export const Times: Story = { name: '옮길 수 있는 시간' };
export const VietnamesePhone: Story = {
  name: '베트남어, 베트남 시각, 휴대폰',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
  globals: { viewport: { value: 'w390' } },
};
export const LargeText: Story = {
  name: '글자 200%, 휴대폰',
  globals: { viewport: { value: 'w390' }, textZoom: 'double' },
};
export const Soon: Story = { name: '24시간 안이라 이유가 필요함', parameters: world(freeTimes(FREE_TIMES, true)) };
export const None: Story = { name: '옮길 수 있는 시간이 없음', parameters: world(freeTimes([])) };
export const InPlaceOfTheirs: Story = {
  name: '선생님의 제안 대신',
  args: { lesson: { ...meta.args.lesson, waiting: 'TEACHER' } },
};
export const Loading: Story = {
  name: '시간을 불러오는 중',
  parameters: world(neverAnswers(contract.listFamilyMoveTimes)),
};
export const Failed: Story = { name: '시간을 불러오지 못함', parameters: world(offline(contract.listFamilyMoveTimes)) };
export const Wrong: Story = {
  name: '고르지 않고 보냄',
  play: async () => {
    await screen.findAllByRole('radio');
    await send();
    await screen.findByText(doorKorean.ask.choose);
  },
};
export const Refused: Story = {
  name: '그사이 다른 일정이 생김',
  play: async () => {
    const [first] = await screen.findAllByRole('radio');
    if (first) await userEvent.click(first);
    await send();
    await screen.findByText(doorKorean.sheet.refused);
  },
};
