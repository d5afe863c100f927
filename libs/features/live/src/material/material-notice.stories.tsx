import type { Meta, StoryObj } from '@storybook/react-vite';
import { aShownFile } from '@portal/testing/live/live-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inVietnamese } from '../room-story.fixture.tsx';
import { MaterialNotice } from './material-notice.tsx';

const sound = aShownFile({ fileId: 'file-sound', name: '낭독.mp3', view: null });

const meta = {
  component: MaterialNotice,
  args: { material: { kind: 'LINK', name: '교재', url: 'https://school.example/book' } },
  parameters: { platform: [] },
} satisfies Meta<typeof MaterialNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = { name: '링크' };
export const Unsafe: Story = {
  name: '따라갈 수 없는 주소',
  args: { material: { kind: 'LINK', name: '교재', url: 'javascript:alert(1)' } },
};
export const File: Story = { name: '내려받을 파일', args: { material: sound } };
export const NotSaved: Story = {
  name: '내려받을 수 없는 파일: 알릴 것 없음',
  tags: ['empty-canvas'],
  args: { material: { ...sound, savePath: null } },
};
export const Vietnamese: Story = {
  name: '베트남어',
  decorators: [inVietnamese],
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { material: { kind: 'LINK', name: `${HARD_CONTENT.long} ${HARD_CONTENT.url}`, url: HARD_CONTENT.url } },
};
