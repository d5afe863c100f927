import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { NoteFields } from './note-fields.tsx';
import { type WrapUpFields, wrapUpFieldsOf } from './wrap-up-fields.ts';

function Sheet({ desk, isWrong = false }: { desk: LessonDesk; isWrong?: boolean }) {
  const form = useForm<WrapUpFields, unknown, WrapUpFields>({ defaultValues: wrapUpFieldsOf(desk) });
  useEffect(() => {
    if (isWrong) form.setError('messageToGuardian', { message: '보호자에게 전할 말을 적어 주세요.' });
  }, [form, isWrong]);
  return <NoteFields desk={desk} form={form} />;
}

const hoa = { id: 'guardian-1', name: 'Nguyễn Thị Hoa', language: 'vi' } as const;
const kim = { id: 'guardian-2', name: '김보호', language: 'ko' } as const;

const meta = {
  component: Sheet,
  args: { desk: aTaughtLesson() },
  parameters: { platform: [] },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = { name: '베트남어 보호자' };
export const Korean: Story = { name: '한국어 보호자', args: { desk: aTaughtLesson({ recipients: [kim] }) } };
export const Both: Story = { name: '두 언어의 보호자', args: { desk: aTaughtLesson({ recipients: [hoa, kim] }) } };
export const StudentWord: Story = {
  name: '학생마다 한마디',
  args: {
    desk: aTaughtLesson({
      diary: aLessonDiary({ version: 1, studentWords: [{ studentId: 'student-A02', text: '부호를 한 번 더 봐요.' }] }),
    }),
  },
};
export const Nobody: Story = { name: '보호자 없음', args: { desk: aTaughtLesson({ recipients: [] }) } };
export const Missing: Story = {
  name: '빠진 글',
  args: {
    isWrong: true,
    desk: aTaughtLesson({ recipients: [kim], diary: aLessonDiary({ version: 1, messageToGuardian: '' }) }),
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    desk: aTaughtLesson({
      recipients: Array.from({ length: 8 }, (_, at) => ({
        ...(at % 2 ? hoa : kim),
        id: `guardian-${at}`,
        name: at % 2 ? HARD_CONTENT.vietnamese : HARD_CONTENT.long,
      })),
      diary: aLessonDiary({
        version: 1,
        messageToGuardian: `${HARD_CONTENT.long} ${HARD_CONTENT.url}\n`.repeat(12),
        messageToGuardianVi: `${HARD_CONTENT.vietnamese} ${HARD_CONTENT.url}\n`.repeat(12),
        privateNote: HARD_CONTENT.long.repeat(4),
      }),
    }),
  },
};
