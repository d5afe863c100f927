import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { JoinLesson } from './join-lesson.tsx';

const open = {
  ...aClassSummary().nextLesson!,
  mode: 'ONLINE' as const,
  startAt: '2026-11-18T10:50:00+09:00',
  endAt: '2026-11-18T11:50:00+09:00',
};
const meta = {
  component: JoinLesson,
  parameters: { platform: [] },
  args: { lesson: open },
} satisfies Meta<typeof JoinLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '입장할 수 있음' };
export const AtPlace: Story = { name: '대면 수업', args: { lesson: { ...open, mode: 'OFFLINE' } } };
export const Early: Story = {
  name: '아직 이름',
  args: { lesson: { ...open, startAt: '2026-11-19T19:00:00+09:00', endAt: '2026-11-19T20:00:00+09:00' } },
};
