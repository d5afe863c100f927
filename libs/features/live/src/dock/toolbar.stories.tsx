import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aRoomPass } from '@portal/testing/live/live-builders';
import { fakeDevices } from '../live.fixture.ts';
import { aBusyRoom, studentPass } from '../room-states.fixture.ts';
import { inRoom, inVietnamese, onDark } from '../room-story.fixture.tsx';
import { hostTools, tools } from './dock-messages.ts';
import { Toolbar } from './toolbar.tsx';

const nothing = () => undefined;
const at = (state = aBusyRoom(), setting: Parameters<typeof inRoom>[1] = {}) => ({
  decorators: [onDark, ...inRoom(state, setting).decorators],
});
const meta = {
  component: Toolbar,
  args: {
    shape: 'desk',
    panel: null,
    onPanel: nothing,
    isBoardOpen: false,
    isBoardWayBack: false,
    onBoard: nothing,
    unread: 0,
    onLeave: nothing,
  },
  parameters: { platform: [] },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'w390' } }, args: { shape: 'portrait' } } satisfies Partial<Story>;

export const Host: Story = { name: '선생님, 참가자 열림', args: { unread: 3, panel: 'people' }, ...at() };
const recording = (since: string | null, names: readonly string[] = []) =>
  aBusyRoom({ recording: { since, withoutConsent: names.map((name, at) => ({ id: `student-${at}`, name })) } });
export const Recording: Story = { name: '녹화 중', ...at(recording('2026-11-18T10:35:00+09:00')) };
export const NoConsent: Story = {
  name: '녹화에 동의하지 않은 가족이 있음',
  ...at(recording(null, ['학생 A01', '학생 A02'])),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: hostTools.record(false).name }));
    await screen.findByText(hostTools.noConsent(['학생 A01', '학생 A02']));
  },
};
export const On: Story = {
  name: '카메라 켜짐, 칠판 열림',
  args: { isBoardOpen: true },
  ...at(),
  play: async () => userEvent.click(await screen.findByRole('button', { name: tools.cameraOn })),
};
export const Guest: Story = { name: '학생', ...at(aBusyRoom(), { pass: studentPass }) };
export const HostOnPhone: Story = { name: '휴대폰의 선생님', ...phone, ...at() };
export const GuestOnPhone: Story = {
  ...phone,
  name: '휴대폰의 학생, 새 메시지',
  args: { ...phone.args, unread: 2 },
  ...at(aBusyRoom(), { pass: studentPass, devices: fakeDevices({ canShareScreen: () => false }) }),
};
export const Vietnamese: Story = {
  name: '베트남어',
  args: { unread: 2 },
  decorators: [onDark, inVietnamese, ...inRoom(aBusyRoom(), { pass: studentPass }).decorators],
};
export const VietnameseOnPhone: Story = {
  ...phone,
  ...Vietnamese,
  name: '베트남어, 휴대폰',
  args: { ...phone.args, unread: 2 },
};
export const Lying: Story = {
  ...phone,
  name: '눕힌 휴대폰의 옆 줄',
  args: { shape: 'landscape' },
  ...at(aBusyRoom(), { pass: studentPass }),
};
export const Elsewhere: Story = {
  name: '다른 곳에서 하는 화상 수업',
  ...at(aBusyRoom(), { pass: aRoomPass({ media: { kind: 'LINK', url: 'https://meet.example.com/a' } }) }),
};
