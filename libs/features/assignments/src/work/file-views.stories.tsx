import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { work as words } from '../grading-messages.ts';
import { PHOTO } from '../grading.fixture.ts';
import { FileViews } from './file-views.tsx';

const BROKEN_PDF = 'data:application/pdf;base64,AAAA';
const pdf = { ...PHOTO, id: 'pdf', url: BROKEN_PDF, name: '풀이.pdf', contentType: 'application/pdf', size: 48_200 };

const meta = {
  component: FileViews,
  parameters: { platform: [] },
  args: { files: [PHOTO], label: words.files },
} satisfies Meta<typeof FileViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { name: '사진' };
export const Marked: Story = {
  name: '표시한 사진',
  args: {
    marks: new Map([
      [
        PHOTO.id,
        [
          {
            id: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
            version: 1,
            page: 1,
            kind: 'text',
            colour: 'camellia',
            width: 'normal',
            points: [300, 300],
            text: '부호를 다시 봐요',
          },
        ],
      ],
    ]),
  },
};
export const Other: Story = {
  name: '열리지 않는 PDF와 소리',
  args: { files: [pdf, { ...pdf, id: 'mp3', name: '읽기.mp3', contentType: 'audio/mpeg' }] },
};
export const Broken: Story = {
  name: '보여 줄 수 없는 사진',
  args: { files: [{ ...PHOTO, url: 'data:image/png;base64,AAAA' }] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    files: [
      { ...PHOTO, name: `${HARD_CONTENT.url}.png` },
      { ...pdf, name: `${HARD_CONTENT.long}.pdf` },
    ],
  },
};
