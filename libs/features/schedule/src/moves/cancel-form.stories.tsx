import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { lessonMessages } from '../lesson-messages.ts';
import { aLessonDetail } from '../lesson.fixture.ts';
import { CancelForm } from './cancel-form.tsx';

const { cancelLesson } = lessonsContract;
const words = lessonMessages.cancel;
const friday = aLessonDetail({ startAt: '2026-11-20T19:00:00+09:00', endAt: '2026-11-20T20:30:00+09:00' });
const tonight = aLessonDetail({ startAt: '2026-11-18T19:00:00+09:00', endAt: '2026-11-18T20:30:00+09:00' });

const meta = {
  component: CancelForm,
  args: {
    lesson: friday,
    timeZone: 'Asia/Seoul',
    isReloading: false,
    onReload: fn(),
    onKeep: fn(),
    onCanceled: fn(),
  },
  parameters: { platform: [] },
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
} satisfies Meta<typeof CancelForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await screen.findByRole('button', { name: words.confirm }));
const refused = (problem: Fake, said: string): Pick<Story, 'parameters' | 'play'> => ({
  parameters: { platform: [problem] },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '학교 행사와 겹쳐요.');
    await send();
    await screen.findByText(said);
  },
});

export const InTime: Story = { name: '하루 넘게 남음' };
export const Late: Story = { name: '24시간 안: 동의가 필요', args: { lesson: tonight } };
export const Missing: Story = { name: '이유와 동의가 빠짐', args: { lesson: tonight }, play: send };
export const Changed: Story = {
  name: '그 사이 바뀐 수업',
  ...refused(fakeProblem(cancelLesson, 'VERSION_CONFLICT'), words.changed),
};
export const Refused: Story = {
  name: '취소하지 못함',
  ...refused(fakeProblem(cancelLesson, 'UNEXPECTED'), words.failed),
};
export const Running: Story = {
  name: '이미 시작한 수업',
  args: { lesson: aLessonDetail({ status: 'IN_PROGRESS' }) },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { lesson: { ...tonight, className: HARD_CONTENT.url } },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), HARD_CONTENT.url);
    await send();
  },
};
