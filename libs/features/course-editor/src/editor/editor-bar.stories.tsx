import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { anApprovalRequest } from '@portal/testing/courses/course-builders';
import { inEditor } from '../editor-story.fixture.tsx';
import { actions } from '../saving-messages.ts';
import { EditorBar } from './editor-bar.tsx';

const meta = { component: EditorBar, beforeEach: () => localStorage.clear() } satisfies Meta<typeof EditorBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = { name: '저장되어 있음', ...inEditor() };
export const Waiting: Story = {
  name: '승인을 기다리는 강좌',
  ...inEditor({ status: 'WAITING_APPROVAL', request: anApprovalRequest() }),
};
export const Published: Story = {
  name: '공개 중: 바꾼 것만 반영',
  ...inEditor({ status: 'PUBLISHED', liveRevisionNo: 1 }),
};
export const Submitting: Story = {
  name: '승인 요청하기 전에',
  ...inEditor(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: actions.submit }));
    await screen.findByRole('dialog');
  },
};
export const Phone: Story = { name: '휴대폰', ...inEditor(), globals: { viewport: { value: 'w390' } } };
