import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inEditor } from '../editor-story.fixture.tsx';
import { aPicturedContent } from '../editor.fixture.ts';
import { actions } from '../saving-messages.ts';
import { EditorHeader } from './editor-header.tsx';

const meta = { component: EditorHeader } satisfies Meta<typeof EditorHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = { name: '초안', ...inEditor() };
export const Untitled: Story = { name: '이름 없음', ...inEditor({ content: aPicturedContent({ title: '' }) }) };
export const LiveDraft: Story = {
  name: '공개 중인 강좌의 새 초안, 메뉴',
  ...inEditor({ revisionNo: 2, liveRevisionNo: 1 }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: actions.more }));
    await screen.findByRole('menuitem', { name: actions.discard });
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inEditor({
    revisionNo: 2,
    liveRevisionNo: 1,
    content: aPicturedContent({ title: HARD_CONTENT.url.slice(0, 60) }),
  }),
};
