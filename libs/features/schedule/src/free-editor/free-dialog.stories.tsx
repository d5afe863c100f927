import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { localProblem } from '@portal/api/api-problem';
import { aFreeTime } from '@portal/testing/schedule/calendar-builders';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { FreeDialog } from './free-dialog.tsx';

const piece = { key: 'free-1', day: '2026-11-19', start: 840, end: 960, continues: false, kind: 'free' } as const;

const meta = {
  component: FreeDialog,
  args: {
    item: { ...piece, free: aFreeTime() },
    rule: aFreeSlot({ until: '2026-12-24' }),
    isBusy: false,
    onRetry: fn(),
    onEdit: fn(),
    onCloseDay: fn(),
    onCloseAll: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof FreeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weekly: Story = { name: '매주' };
export const RuleOnItsWay: Story = { name: '규칙을 불러오는 중', args: { rule: undefined } };
export const RuleFailed: Story = {
  name: '규칙을 불러오지 못함',
  args: { rule: undefined, problem: localProblem('OFFLINE') },
};
export const Once: Story = {
  name: '하루만',
  args: {
    item: { ...piece, free: aFreeTime({ repeats: false }) },
    rule: { id: 'slot-1', kind: 'DATE', date: '2026-11-19', start: '14:00', end: '16:00', audience: 'REGULARS' },
  },
};
export const Busy: Story = { name: '닫는 중', args: { isBusy: true } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
