import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnouncedAbsence } from './announced-absence.tsx';

const ANNOUNCED = { reason: '가족 여행을 가요.', announcedAt: '2026-11-17T20:10:00+09:00' };

const meta = {
  component: AnnouncedAbsence,
  args: { absence: ANNOUNCED, state: 'EXCUSED' },
  parameters: { platform: [] },
} satisfies Meta<typeof AnnouncedAbsence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithReason: Story = { name: '이유가 있음' };
export const WithoutReason: Story = { name: '이유가 없음', args: { absence: { ...ANNOUNCED, reason: '' } } };
export const LongReason: Story = {
  name: '가장 긴 이유, 휴대폰',
  args: { absence: { ...ANNOUNCED, reason: '할머니 생신이라 온 가족이 시골에 내려가요. '.repeat(8).slice(0, 200) } },
  globals: { viewport: { value: 'w390' } },
};
