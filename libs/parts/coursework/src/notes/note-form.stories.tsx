import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { NoteForm } from './note-form.tsx';

const text = '12번은 그래프를 그려서 풀어도 돼요.';

const meta = {
  component: NoteForm,
  parameters: { platform: [] },
  args: {
    assignment: anAssignment({ notes: [{ id: 'note-1', text, at: '2026-11-17T20:00:00+09:00' }] }),
    zone: 'Asia/Seoul',
    onReload: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof NoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Another: Story = { name: '설명 하나 더' };
export const First: Story = { name: '첫 설명', args: { assignment: anAssignment() } };
