import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MB } from '@portal/domain/assets/upload-policy';
import { aFile } from '@portal/testing/assets/file-builders';
import { HARD_CONTENT, StoryRow } from '@portal/ui/story-board';
import { pictureAddress } from '../testing/story-pictures.ts';
import { FileLink } from './file-link.tsx';
import { FileList } from './file-list.tsx';
import { FileRow } from './file-row.tsx';

const picture = aFile({ url: pictureAddress(1600, 900), previewUrl: pictureAddress() });
const files = [
  picture,
  aFile({ id: '2', name: '수업 계획서.docx', size: 812_000 }),
  aFile({ id: '3', name: '1강 녹화.mp4', size: 1_900 * MB }),
  aFile({ id: '4', name: '듣기 자료.mp3', size: 4 * MB }),
  aFile({ id: '5', name: '자료 모음.zip', size: 48 * MB }),
  aFile({ id: '6', name: '미리보기가 없는 사진.png' }),
  aFile({ id: '7', name: `${HARD_CONTENT.long}.pdf` }),
];

const meta = {
  component: FileRow,
  args: { file: picture, onRemove: () => {} },
  argTypes: { file: { control: 'object' }, onRemove: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '올린 파일 하나예요. 이름을 누르면 내려받고, 그림을 누르면 크게 볼 수 있어요. `FileLink`와 `FilePreview`는 따로도 써요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <FileList>
      <FileRow {...args} />
    </FileList>
  ),
} satisfies Meta<typeof FileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Kinds: Story = {
  name: '파일 종류',
  render: () => (
    <>
      <StoryRow title="지울 수 있음" column>
        <FileList>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => {}} />
          ))}
        </FileList>
      </StoryRow>
      <StoryRow title="읽기만" column>
        <FileList>
          {files.slice(0, 2).map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </FileList>
      </StoryRow>
      <StoryRow title="글 속의 링크" column>
        <FileLink file={files[1]!} withSize />
        <FileLink file={files[6]!} withSize touch />
      </StoryRow>
    </>
  ),
};
export const FlowPreview: Story = {
  name: '흐름: 크게 보고 닫아요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: '일차함수 대표 이미지.png 미리보기' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: /일차함수 대표 이미지/ });
    await waitFor(() => expect(within(dialog).getByRole('img')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};
