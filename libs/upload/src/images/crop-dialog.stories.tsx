import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { MESSAGES } from '../messages.ts';
import { pictureFile } from '../testing/story-pictures.ts';
import { CropDialog } from './crop-dialog.tsx';

const ready = async () => {
  const apply = await screen.findByRole('button', { name: MESSAGES.cropApply });
  // The picture is read first.
  await waitFor(() => expect(apply).toBeEnabled(), { timeout: 10_000 });
};
const meta = {
  component: CropDialog,
  args: {
    file: new File([], '대표 이미지.jpg', { type: 'image/jpeg' }),
    shape: { ratio: 16 / 9, longest: 1600, isRound: false },
    onApply: () => {},
    onClose: () => {},
  },
  render: (args, { loaded }) => <CropDialog {...args} file={(loaded as { file?: File }).file ?? args.file} />,
  parameters: { frameHeight: 720 },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: '가로 사진',
  loaders: [async () => ({ file: await pictureFile('대표 이미지.jpg', 1280, 720) })],
  play: ready,
};
export const Tall: Story = {
  name: '세로로 찍은 사진',
  loaders: [async () => ({ file: await pictureFile('세로로 찍은 사진.jpg', 600, 1400) })],
  play: ready,
};
export const Unreadable: Story = {
  name: '읽을 수 없는 사진',
  play: async () => {
    await screen.findByText(MESSAGES.cropUnreadable);
  },
};
