import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { aFile } from '@portal/testing/assets/file-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { MESSAGES } from '../messages.ts';
import { pictureAddress } from '../testing/story-pictures.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const shown = aFile({ url: pictureAddress(1280, 720) });
const meta = {
  component: PreviewDialog,
  args: { file: shown, open: true, onClose: () => {} },
  parameters: { frameHeight: 640 },
} satisfies Meta<typeof PreviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '사진 크게 보기' };
export const Tall: Story = {
  name: '이름이 길고 세로로 긴 사진',
  args: { file: aFile({ url: pictureAddress(600, 1800), name: `${HARD_CONTENT.url}.png` }) },
};
export const Broken: Story = {
  name: '볼 수 없는 사진',
  args: { file: aFile({ url: 'data:image/png;base64,AAAA' }) },
  play: async () => {
    await screen.findByText(MESSAGES.previewBroken);
  },
};
