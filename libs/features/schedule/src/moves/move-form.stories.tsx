import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { lessonMessages } from '../lesson-messages.ts';
import { aLessonDetail } from '../lesson.fixture.ts';
import { aConflict } from '../notices/conflict.fixture.ts';
import { MoveForm } from './move-form.tsx';

const { listMoveTimes, proposeLessonMove } = lessonMovesContract;
const words = lessonMessages.move;
const friday = aLessonDetail({ startAt: '2026-11-20T19:00:00+09:00', endAt: '2026-11-20T20:30:00+09:00' });
const tonight = aLessonDetail({ startAt: '2026-11-18T19:00:00+09:00', endAt: '2026-11-18T20:30:00+09:00' });
const times = fake(listMoveTimes, {
  alternatives: aConflict().alternatives,
  noticeUntil: friday.noticeUntil,
  within24h: false,
});
/** The first of the times near by was taken meanwhile. */
const [nine, ...others] = aConflict().alternatives;
const atNine = aConflict({
  ...(nine && { wanted: nine }),
  other: {
    ...aConflict().other,
    title: '중3 수학 심화',
    startAt: '2026-11-20T10:00:00+09:00',
    endAt: '2026-11-20T11:00:00+09:00',
  },
  alternatives: others,
});
const on = (...fakes: Fake[]) => ({ parameters: { platform: [...fakes, times] } });

const meta = {
  component: MoveForm,
  args: { lesson: friday, timeZone: 'Asia/Seoul', onBack: fn(), onProposed: fn() },
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story) => (
      <StorySheet width="34rem">
        <div style={{ padding: '1rem' }}>
          <Story />
        </div>
      </StorySheet>
    ),
  ],
  ...on(),
} satisfies Meta<typeof MoveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await screen.findByRole('button', { name: words.submit }));
const pickAndSend = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: /^20\/11|09:00/ }))[0]!);
  await send();
};

export const InTime: Story = { name: '하루 넘게 남음' };
export const Late: Story = { name: '24시간 안', args: { lesson: tonight } };
export const Missing: Story = { name: '빠진 칸', args: { lesson: tonight }, play: send };
export const Conflict: Story = {
  name: '그 시간에 다른 수업이 있음',
  ...on(fakeProblem(proposeLessonMove, 'SCHEDULE_OVERLAP', { conflict: atNine })),
  play: pickAndSend,
};
export const Refused: Story = {
  name: '제안하지 못함',
  ...on(fakeProblem(proposeLessonMove, 'UNEXPECTED')),
  play: async () => {
    await pickAndSend();
    await screen.findByText(words.failed);
  },
};
export const NoTimes: Story = {
  name: '맞는 시간을 찾지 못함',
  parameters: { platform: [fakeProblem(listMoveTimes, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { lesson: { ...tonight, title: HARD_CONTENT.long, className: HARD_CONTENT.url } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^이유|이유/ }), HARD_CONTENT.url.repeat(2));
    await send();
  },
};
