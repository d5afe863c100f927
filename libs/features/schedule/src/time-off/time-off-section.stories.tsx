import type { Meta, StoryObj } from '@storybook/react-vite';
import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { TODAY } from '../calendar.fixture.ts';
import { TimeOffSection } from './time-off-section.tsx';

const { listTimeOffs } = timeOffsContract;
const having = (items: ReturnType<typeof aTimeOff>[]) => ({ platform: [fake(listTimeOffs, { items })] });

const meta = {
  component: TimeOffSection,
  args: { today: TODAY, timeZone: 'Asia/Seoul' },
  parameters: having([aTimeOff()]),
} satisfies Meta<typeof TimeOffSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '쉬는 날 하나' };
export const Empty: Story = { name: '쉬는 날 없음', parameters: having([]) };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(listTimeOffs)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listTimeOffs, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: having(
    Array.from({ length: 20 }, (_, at) =>
      aTimeOff({
        id: `off-${at}`,
        startAt: `2026-12-${10 + at}T13:00:00+09:00`,
        endAt: `2026-12-${10 + at}T18:30:00+09:00`,
        reason: at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long,
        publicReason: HARD_CONTENT.long,
      }),
    ),
  ),
};
