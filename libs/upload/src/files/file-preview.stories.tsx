import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { FileRef } from '@portal/domain/assets/file';
import { aFile } from '@portal/testing/assets/file-builders';
import { HARD_CONTENT, StoryRow } from '@portal/ui/story-board';
import { pictureAddress } from '../testing/story-pictures.ts';
import { FilePreview } from './file-preview.tsx';

const picture = aFile({ url: pictureAddress(1280, 720), previewUrl: pictureAddress() });
const shown = (file: FileRef) => (
  <span key={file.id} style={{ display: 'grid', placeItems: 'center', width: '2.75rem', height: '2.75rem' }}>
    <FilePreview file={file} />
  </span>
);
const KINDS = ['정리.pdf', '낱말.docx', '낭독.mp3', '풀이.mp4', '묶음.zip', '이름만'];

const meta = {
  component: FilePreview,
  args: { file: picture },
  parameters: { frameHeight: 480 },
  render: ({ file }) => shown(file),
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: '사진과 여러 파일',
  render: () => (
    <>
      <StoryRow title="작은 그림이 있음, 없음, 깨짐">
        {shown(picture)}
        {shown(aFile({ id: 'no-preview' }))}
        {shown(aFile({ id: 'broken', previewUrl: 'data:image/png;base64,AAAA' }))}
      </StoryRow>
      <StoryRow title="사진이 아닌 파일">
        {KINDS.map((name) => shown(aFile({ id: name, name, contentType: 'application/octet-stream' })))}
      </StoryRow>
    </>
  ),
};
export const Opened: Story = {
  name: '크게 보기, 가장 긴 이름',
  args: { file: { ...picture, name: `${HARD_CONTENT.url}.png` } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button'));
    await screen.findByRole('dialog');
  },
};
