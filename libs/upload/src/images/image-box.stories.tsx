import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { aFile } from '@portal/testing/assets/file-builders';
import { Avatar } from '@portal/ui/avatar';
import { StoryRow } from '@portal/ui/story-board';
import { MESSAGES } from '../messages.ts';
import { pictureAddress, pictureFile } from '../testing/story-pictures.ts';
import { ImageBox } from './image-box.tsx';

const image = aFile({ url: pictureAddress(1600, 900) });
const tall = aFile({ url: pictureAddress(600, 1800) });

const meta = { component: ImageBox, args: { isRound: false, file: image } } satisfies Meta<typeof ImageBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  name: '네모와 동그라미, 가로와 세로 사진',
  render: (args) => (
    <>
      <StoryRow title="강좌 이미지">
        <ImageBox {...args} />
        <ImageBox {...args} file={tall} />
      </StoryRow>
      <StoryRow title="프로필 이미지">
        <ImageBox {...args} isRound />
        <ImageBox {...args} isRound file={tall} />
      </StoryRow>
    </>
  ),
};
export const Empty: Story = {
  name: '비어 있음, 오류, 끌어다 놓는 중',
  args: { file: null },
  render: (args) => (
    <StoryRow title="비어 있음, 오류, 끌어다 놓는 중, 대신 보일 것">
      <ImageBox {...args} />
      <ImageBox {...args} invalid />
      <ImageBox {...args} isOver />
      <ImageBox {...args} isRound placeholder={<Avatar name="김서연" size="xl" decorative />} />
    </StoryRow>
  ),
};
export const Pending: Story = {
  name: '올라가는 중',
  args: { file: null },
  loaders: [async () => ({ pending: await pictureFile('대표 이미지.jpg', 1280, 720) })],
  render: (args, { loaded }) => <ImageBox {...args} pending={(loaded as { pending?: File }).pending ?? null} />,
};
export const Broken: Story = {
  name: '볼 수 없는 사진',
  args: { file: aFile({ url: 'data:image/png;base64,AAAA' }) },
  play: async () => void (await screen.findByText(MESSAGES.imageBroken)),
};
