import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FileRef } from '@portal/domain/assets/file';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake } from '@portal/testing/contract-fakes';
import { Avatar } from '@portal/ui/avatar';
import { StoryRow } from '@portal/ui/story-board';
import { pictureAddress, pictureFile } from '../testing/story-pictures.ts';
import { answerPuts } from '../testing/story-requests.ts';
import { ImageField, type ImageFieldProps } from './image-field.tsx';

const image = aFile({ url: pictureAddress(1600, 900), previewUrl: pictureAddress() });

function Live(props: ImageFieldProps) {
  const [value, setValue] = useState<FileRef | null>(props.value);
  return <ImageField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: ImageField,
  args: { label: '대표 이미지', location: 'COURSE_IMAGE', value: null, onChange: () => {} },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    placeholder: { control: false },
    value: { control: false },
    onChange: { control: false },
    onUnfinished: { control: false },
  },
  parameters: {
    platform: [
      fake(uploadsContract.findUploadedFiles, { items: [] }),
      fake(uploadsContract.createSignedUploadUrl, {
        id: 'new',
        url: '/u',
        previewUrl: null,
        uploadUrl: '/put',
        headers: {},
      }),
      fake(uploadsContract.completeUpload, { ...image, id: 'new' }),
      fake(uploadsContract.deleteUpload, {}),
    ],
    docs: {
      description: {
        component:
          '이미지 하나를 고르고 모양에 맞게 잘라 올려요. 강좌는 16:9, 프로필은 원이에요. 돌리면 이미지 자체가 돌아가서 빈 곳이 생기지 않아요.',
      },
    },
  },
  beforeEach: () => answerPuts(200),
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

const pick = async (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(within(canvasElement).getByLabelText(/^이미지 (고르기|바꾸기)/), file);

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <>
      <StoryRow title="비어 있음, 오류" column>
        <Live {...args} helper="학생에게 가장 먼저 보여요." required />
        <Live {...args} error="대표 이미지를 올려 주세요." />
      </StoryRow>
      <StoryRow title="이미지가 있음, 깨짐" column>
        <Live {...args} value={image} />
        <Live {...args} value={aFile({ url: 'data:image/png;base64,AAAA' })} />
      </StoryRow>
      <StoryRow title="프로필 이미지" column>
        <Live
          {...args}
          label="프로필 이미지"
          location="AVATAR"
          placeholder={<Avatar name="김서연" size="xl" decorative />}
        />
        <Live {...args} label="프로필 이미지" location="AVATAR" value={image} />
      </StoryRow>
      <StoryRow title="읽기만" column>
        <Live {...args} value={image} readOnly />
        <Live {...args} readOnly />
      </StoryRow>
    </>
  ),
};
export const Crop: Story = {
  name: '자르기',
  async play({ canvasElement }) {
    await pick(canvasElement, await pictureFile('칠판.jpg', 1200, 900));
    await expect(await screen.findByRole('slider', { name: '보일 부분' })).toBeVisible();
  },
};
export const CropRound: Story = {
  name: '동그랗게 자르기',
  args: { location: 'AVATAR', label: '프로필 이미지' },
  async play({ canvasElement }) {
    await pick(canvasElement, await pictureFile('나.png', 600, 1000, 'image/png'));
    await expect(await screen.findByRole('slider', { name: '보일 부분' })).toBeVisible();
  },
};
export const CropUnreadable: Story = {
  name: '열 수 없는 이미지',
  async play({ canvasElement }) {
    await pick(canvasElement, new File(['그림이 아니에요'], '칠판.jpg', { type: 'image/jpeg' }));
    await expect(await screen.findByRole('button', { name: '자르지 않고 올리기' })).toBeVisible();
  },
};
export const FlowCrop: Story = {
  name: '흐름: 키보드로 자르고 올려요',
  tags: ['flow'],
  async play({ canvasElement }) {
    await pick(canvasElement, await pictureFile('칠판.jpg', 1200, 900));
    const area = await screen.findByRole('slider', { name: '보일 부분' });
    const apply = screen.getByRole('button', { name: '적용' });
    // A key that comes before the picture has been drawn moves nothing.
    await waitFor(() => expect(apply).toBeEnabled());
    area.focus();
    const before = area.getAttribute('aria-valuetext');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(area.getAttribute('aria-valuetext')).not.toBe(before));
    await userEvent.click(screen.getByRole('button', { name: '오른쪽으로 돌리기' }));
    await waitFor(() => expect(apply).toBeEnabled());
    await userEvent.click(apply);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 });
    const shown = await within(canvasElement).findByRole('button', { name: '이미지 지우기' }, { timeout: 5_000 });
    await expect(shown).toBeVisible();
  },
};
