import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MonthPicker } from './month-picker.tsx';

const TODAY = '2026-11-18';

const meta = {
  component: MonthPicker,
  args: { date: TODAY, today: TODAY, onPick: fn() },
  argTypes: { marked: { control: false }, onPick: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '한 달에서 하루를 골라요. 월요일부터 시작하고, 일요일은 빨강, 토요일은 파랑이에요. 방향키로 날과 주를, Home과 End로 주의 처음과 끝을, Page Up과 Page Down으로 달을 옮겨요.',
      },
    },
  },
} satisfies Meta<typeof MonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const AnotherDay: Story = { name: '다른 날을 고름', args: { date: '2026-11-29' } };
export const Nothing: Story = { name: '아직 고르지 않음', args: { date: '' } };
export const Limited: Story = {
  name: '고를 수 있는 기간',
  args: { min: '2026-11-18', max: '2026-12-04' },
};
export const Marked: Story = {
  name: '표시가 있는 날',
  args: { marked: (day) => (day.endsWith('5') ? '일정 2개' : undefined) },
};
export const FlowKeyboard: Story = {
  name: '흐름: 키보드로 다음 달에서 고르기',
  tags: ['flow'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '2026년 11월 18일 수요일' }).focus();
    await userEvent.keyboard('{PageDown}{End}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('2026-12-20');
  },
};
