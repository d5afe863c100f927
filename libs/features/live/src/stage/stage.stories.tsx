import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aRoomState } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aBusyRoom, aCrowd, people, studentPass } from '../room-states.fixture.ts';
import { asRoom, inRoom, inVietnamese } from '../room-story.fixture.tsx';
import { stage } from './stage-messages.ts';
import { Stage } from './stage.tsx';

const attendance = [
  anAttendance(),
  anAttendance({ studentId: 'student-A02', studentName: '학생 A02', joinedAt: null, state: null, minutes: 0 }),
  anAttendance({
    studentId: 'student-A03',
    studentName: HARD_CONTENT.vietnamese,
    joinedAt: null,
    state: null,
    minutes: 0,
    absence: { reason: '감기', announcedAt: '2026-11-18T08:00:00+09:00' },
  }),
];
const at = (state = aBusyRoom(), setting: Parameters<typeof inRoom>[1] = {}) => ({
  decorators: [asRoom, ...inRoom(state, setting).decorators],
});
const meta = {
  component: Stage,
  args: { shape: 'desk', onEverybody: () => undefined },
  parameters: { platform: [fake(lessonDeskContract.getLessonDesk, aLessonDesk({ attendance }))] },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const something = <chakra.div bg="bg.muted" borderRadius="l3" h="full" />;
const phone = { globals: { viewport: { value: 'w390' } }, args: { shape: 'portrait' } } satisfies Partial<Story>;
const long = aBusyRoom({ participants: people.map((one) => ({ ...one, name: HARD_CONTENT.long })) });

export const Alone: Story = { name: '혼자', ...at(aRoomState({ participants: [aHost()] })) };
export const Two: Story = { name: '둘', ...at(aRoomState()) };
export const Four: Story = { name: '넷', ...at() };
export const Missing: Story = {
  name: '아직 오지 않은 학생의 자리',
  ...at(aBusyRoom({ wait: aLessonWait({ hereIds: ['student-A01'], cameIds: ['student-A01'], isRunning: false }) })),
};
export const Crowd: Story = { name: '여럿, 한 사람은 화면 공유', ...at(aCrowd()) };
export const Board: Story = { name: '칠판이 큰 자리에 있음', args: { children: something }, ...at(aCrowd()) };
export const Pinned: Story = {
  name: '한 사람을 크게 보기',
  ...at(),
  play: async () => userEvent.click(await screen.findByRole('button', { name: stage.pin('보호자 B01') })),
};
export const Phone: Story = { ...phone, name: '휴대폰', ...at(aBusyRoom(), { pass: studentPass }) };
export const PhoneTwo: Story = { ...phone, name: '휴대폰, 둘', ...at(aRoomState(), { pass: studentPass }) };
export const PhoneCrowd: Story = {
  ...phone,
  name: '휴대폰, 칠판과 여럿',
  args: { ...phone.args, children: something },
  ...at(aCrowd()),
};
export const Longest: Story = { name: '가장 긴 이름', ...at(long) };
export const LongestOnPhone: Story = { ...phone, name: '가장 긴 이름, 휴대폰', ...at(long) };
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [inVietnamese, asRoom, ...inRoom(aCrowd(), { pass: studentPass }).decorators],
};
