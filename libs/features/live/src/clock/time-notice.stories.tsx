import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { aLiveLesson } from '@portal/testing/live/live-builders';
import { hostFakes } from '../live.fixture.ts';
import { aBusyRoom, hostPass, studentPass } from '../room-states.fixture.ts';
import { inRoom, inVietnamese, onDark } from '../room-story.fixture.tsx';
import { TimeNotice } from './time-notice.tsx';

const meta = { component: TimeNotice, parameters: { platform: hostFakes() } } satisfies Meta<typeof TimeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a lesson that ends so many minutes after now. */
const endsIn = (minutes: number, pass = studentPass) => {
  const lesson = aLiveLesson({ endAt: new Date(Date.parse(FROZEN_NOW) + minutes * 60_000).toISOString() });
  return [onDark, ...inRoom(aBusyRoom({ lesson }), { pass }).decorators];
};

export const Near: Story = { name: '5분 남음', decorators: endsIn(5) };
export const Over: Story = { name: '끝남, 학생', decorators: endsIn(0) };
export const Host: Story = { name: '끝남, 선생님', decorators: endsIn(0, hostPass) };
export const HostOnPhone: Story = {
  ...Host,
  name: '끝남, 휴대폰의 선생님',
  globals: { viewport: { value: 'w390' } },
};
export const NoExtension: Story = {
  ...Host,
  name: '끝남, 늘릴 수 없음',
  parameters: { platform: hostFakes(aLessonDesk({ extensions: [] })) },
};
export const Vietnamese: Story = { name: '베트남어', decorators: [inVietnamese, ...endsIn(5)] };
