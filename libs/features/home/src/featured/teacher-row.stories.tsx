import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { someTeacherCards } from '@portal/testing/teachers/teacher-builders';
import { TeacherCard } from './teacher-card.tsx';
import { TeacherRow } from './teacher-row.tsx';

const cards = (count: number) =>
  someTeacherCards()
    .slice(0, count)
    .map((teacher) => <TeacherCard key={teacher.id} teacher={teacher} />);

const meta = {
  component: TeacherRow,
  args: { children: cards(8) },
  argTypes: { children: { control: false } },
  parameters: { platform: [], signedIn: false },
} satisfies Meta<typeof TeacherRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanFit: Story = { name: '화면보다 많음' };
export const One: Story = { name: '한 명', args: { children: cards(1) } };
export const FlowTurned: Story = {
  name: '흐름: 다음과 이전으로 넘겨요',
  tags: ['flow'],
  globals: { motion: 'reduced' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const previous = await canvas.findByRole('button', { name: '이전 선생님' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '다음 선생님' }));
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
  },
};
