import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { thanksContract as contract } from '@portal/domain/points/thanks.contract';
import { fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aFamilyRecord } from '@portal/testing/families/family-door-builders';
import { aThankYou } from '@portal/testing/points/points-builders';
import { shownThanks } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { LessonThanks } from './lesson-thanks.tsx';
import { thanksKorean } from './thanks-korean.ts';

const THANKED_AT = '2026-11-17T21:30:00+09:00';
const giving = fake(contract.giveThanks, ({ body }) => aThankYou({ ...body, thankedAt: THANKED_AT, left: 3 }));
const world = (...platform: ReturnType<typeof fake>[]) => ({ signedIn: false, platform: [...platform, giving] });

const meta = {
  component: LessonThanks,
  decorators: [readBy()],
  parameters: world(shownThanks()),
  args: { record: aFamilyRecord() },
} satisfies Meta<typeof LessonThanks>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => userEvent.click(await screen.findByRole('button', { name: thanksKorean.ask }));

export const Asked: Story = { name: '아직 전하지 않음' };
export const Writing: Story = { name: '쓰는 중', play: open };
export const Thanked: Story = {
  name: '전함',
  parameters: world(shownThanks({ thankedAt: THANKED_AT, text: '그림으로 알려 주셔서 고맙습니다.', left: 3 })),
};
export const UsedUp: Story = { name: '이번 달에 모두 전함', parameters: world(shownThanks({ left: 0 })) };
export const Refused: Story = {
  name: '그사이 모두 전함',
  parameters: { signedIn: false, platform: [shownThanks(), fakeProblem(contract.giveThanks, 'THANKS_USED_UP')] },
  play: async () => {
    await open();
    const dialog = await screen.findByRole('dialog');
    await userEvent.click([...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit')!);
    await screen.findByText(thanksKorean.refusals['THANKS_USED_UP']!);
  },
};
export const Failed: Story = { name: '오프라인', parameters: world(offline(contract.getThanks)) };
export const Vietnamese: Story = { name: '베트남어', decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')] };
export const Longest: Story = {
  name: '가장 긴 말',
  parameters: world(shownThanks({ thankedAt: THANKED_AT, text: '고맙습니다'.repeat(40), left: 3 })),
};
