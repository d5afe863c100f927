import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { aLiveLesson, aRoomPass } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { refusingDevices } from '../live.fixture.ts';
import { stage, tools, troubles } from '../messages.ts';
import { aBusyRoom, aCrowd, studentPass } from '../room-states.fixture.ts';
import { inRoom } from '../room-story.fixture.tsx';
import { RoomFrame } from './room-frame.tsx';

const meta = {
  component: RoomFrame,
  args: { onLeave: fn() },
  parameters: {
    layout: 'fullscreen',
    platform: [fake(lessonDeskContract.getLessonDesk, aLessonDesk())],
    path: '/account/live/lesson-1',
    route: '/account/live/:lessonId',
  },
} satisfies Meta<typeof RoomFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = { kind: 'LINK', url: 'https://meet.example.com/a' } as const;

export const Host: Story = { name: '선생님이 보는 강의실', ...inRoom() };
export const Student: Story = {
  name: '학생이 보는 강의실, 함께 보는 링크',
  ...inRoom(aBusyRoom({ material: { kind: 'LINK', name: '교재', url: 'https://school.example/book' } }), {
    pass: studentPass,
  }),
};
export const Lost: Story = {
  name: '연결이 끊김',
  ...inRoom(aBusyRoom(), { onEntered: (server) => setTimeout(() => server.status('LOST')) }),
  play: async () => void (await screen.findByText(stage.lost)),
};
export const Blocked: Story = {
  name: '카메라가 막힘',
  ...inRoom(aBusyRoom(), { devices: refusingDevices('NotAllowedError') }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: tools.cameraOn }));
    await screen.findByText(troubles.video.REFUSED[0]);
  },
};
export const Elsewhere: Story = {
  name: '다른 곳에서 하는 화상 수업',
  ...inRoom(aBusyRoom(), { pass: aRoomPass({ media: link }) }),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inRoom({
    ...aCrowd(),
    lesson: aLiveLesson({ title: HARD_CONTENT.url, className: HARD_CONTENT.long }),
    participants: aCrowd().participants.map((one, at) => ({
      ...one,
      name: at % 2 ? HARD_CONTENT.long : HARD_CONTENT.url,
    })),
  }),
  play: async () => userEvent.click(await screen.findByRole('button', { name: tools.people(1) })),
};
