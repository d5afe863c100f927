import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { DropZone } from './drop-zone.tsx';

const meta = {
  component: DropZone,
  args: {
    policy: uploadPolicyOf('DEFAULT'),
    onFiles: () => {},
    isOver: false,
    isSlim: false,
    invalid: false,
    required: false,
    onInvalid: () => {},
    ref: createRef<HTMLInputElement>(),
  },
  argTypes: { policy: { control: false }, ref: { control: false } },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Over: Story = { name: '파일을 끌어다 놓기 직전', args: { isOver: true } };
export const Slim: Story = { name: '파일이 이미 있음', args: { isSlim: true } };
export const Single: Story = {
  name: '사진 하나만 받음, 이미 있음',
  args: { policy: uploadPolicyOf('COURSE_IMAGE'), isSlim: true },
};
export const Invalid: Story = { name: '꼭 필요한데 비어 있음', args: { invalid: true, required: true } };
export const Phone: Story = {
  name: '휴대폰: 카메라로 찍기',
  args: { policy: uploadPolicyOf('COURSE_IMAGE') },
  globals: { viewport: { value: 'w390' } },
};
