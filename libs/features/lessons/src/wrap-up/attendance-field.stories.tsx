import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Attendance } from '@portal/domain/lessons/attendance';
import { anAttendance, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { nobodyCame } from '../lessons.fixture.ts';
import { wrapUp } from '../wrap-up-messages.ts';
import { AttendanceField } from './attendance-field.tsx';
import { type WrapUpFields, wrapUpFieldsOf } from './wrap-up-fields.ts';

function Sheet({ attendance, isWrong = false }: { attendance: readonly Attendance[]; isWrong?: boolean }) {
  const form = useForm<WrapUpFields, unknown, WrapUpFields>({ defaultValues: wrapUpFieldsOf(aTaughtLesson()) });
  useEffect(() => {
    if (isWrong) form.setError('marks', { message: wrapUp.attendanceMissing });
  }, [form, isWrong]);
  return <AttendanceField attendance={attendance} form={form} />;
}

const meta = {
  component: Sheet,
  args: { attendance: [anAttendance()] },
  parameters: { platform: [] },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = { name: '강의실이 본 대로' };
export const Missing: Story = { name: '정하지 않음', args: { attendance: nobodyCame, isWrong: true } };
export const Nobody: Story = { name: '학생 없음', args: { attendance: [] } };
