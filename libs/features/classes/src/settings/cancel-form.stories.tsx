import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { cancel as words } from '../class-messages.ts';
import { aCanceledClass, aLateClass } from '../class-page.fixture.ts';
import { CancelForm } from './cancel-form.tsx';

const { cancelClass } = classesContract;
const send = async () => userEvent.click(await screen.findByRole('button', { name: words.confirm }));
const refused = (problem: Fake): Pick<Story, 'parameters' | 'play'> => ({
  parameters: { platform: [problem] },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '학생이 이사해요.');
    await send();
    await screen.findByText(words.failed);
  },
});

const meta = {
  component: CancelForm,
  parameters: { platform: [] },
  args: { shown: aTeachingClass(), isReloading: false, onReload: fn(), onClose: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof CancelForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTime: Story = { name: '하루 넘게 남음' };
export const Late: Story = { name: '24시간 안: 동의가 필요', args: { shown: aLateClass() } };
export const Missing: Story = { name: '이유와 동의가 빠짐', args: { shown: aLateClass() }, play: send };
export const Changed: Story = {
  name: '다른 곳에서 먼저 바꿈',
  ...refused(fakeProblem(cancelClass, 'VERSION_CONFLICT')),
};
export const Refused: Story = { name: '취소하지 못함', ...refused(fakeProblem(cancelClass, 'UNEXPECTED')) };
export const Closed: Story = { name: '취소할 수 없음', args: { shown: aCanceledClass() } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { shown: { ...aLateClass(), name: HARD_CONTENT.url } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), HARD_CONTENT.url);
    await send();
  },
};
