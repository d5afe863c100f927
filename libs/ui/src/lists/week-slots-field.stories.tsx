import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { nextSlot, type WrittenSlot } from '@portal/domain/time/week-slot';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { WeekSlotInputs } from './week-slot-inputs.tsx';
import { WeekSlotsField, type WeekSlotsFieldProps } from './week-slots-field.tsx';

interface LiveProps extends Pick<WeekSlotsFieldProps, 'error' | 'empty'> {
  slots: readonly WrittenSlot[];
  /** Of the first. */
  slotError?: string;
}

function Live({ slots, slotError, ...props }: LiveProps) {
  const [rows, setRows] = useState(slots.map((slot, at) => ({ key: String(at), slot })));
  const key = String(Math.max(-1, ...rows.map((row) => Number(row.key))) + 1);
  return (
    <WeekSlotsField
      {...props}
      label="주간 시간표"
      keys={rows.map((row) => row.key)}
      onAdd={() => setRows([...rows, { key, slot: nextSlot(rows.map(({ slot }) => slot)) }])}
      onRemove={(at) => setRows(rows.toSpliced(at, 1))}
    >
      {(at) => (
        <WeekSlotInputs
          value={rows[at]!.slot}
          error={at === 0 && slotError}
          onChange={(slot) => setRows(rows.with(at, { ...rows[at]!, slot }))}
        />
      )}
    </WeekSlotsField>
  );
}

const two: readonly WrittenSlot[] = [
  { weekday: 'TUESDAY', start: '19:00', end: '20:00' },
  { weekday: 'SUNDAY', start: '22:30', end: '24:00' },
];

const meta = {
  component: Live,
  args: { slots: two },
  parameters: {
    docs: { description: { component: '한 주에 수업하는 요일과 시간이에요. 새 줄은 다음 날 같은 시간으로 시작해요.' } },
  },
} satisfies Meta<typeof Live>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const None: Story = { name: '아직 없음', args: { slots: [], empty: <p>수업하는 요일과 시간이 아직 없어요</p> } };
export const Wrong: Story = {
  name: '틀린 곳이 있음',
  args: {
    error: '서로 겹치는 시간이 있어요. 하나를 바꿔 주세요.',
    slotError: `2번째 시간과 겹쳐요. ${HARD_CONTENT.long}`,
  },
};
export const Full: Story = {
  name: '스물여덟 개',
  args: {
    slots: WEEKDAYS.flatMap((weekday) =>
      [9, 13, 17, 20].map((hour) => ({ weekday, start: timeOfMinute(hour * 60), end: timeOfMinute(hour * 60 + 90) })),
    ),
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w320' } } };
export const FlowNextDay: Story = {
  name: '흐름: 다음 날 같은 시간',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '시간 추가' }));
    const third = within(canvas.getByRole('group', { name: '3번째 시간' }));
    await expect(third.getByRole('combobox', { name: '요일' })).toHaveValue('MONDAY');
    await userEvent.click(canvas.getByRole('button', { name: '1번째 시간 지우기' }));
    await expect(canvas.getAllByRole('combobox', { name: '요일' })).toHaveLength(2);
  },
};
