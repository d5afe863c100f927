import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useGetProfileQuery } from '@portal/api/identity/session.api';
import type { FileRef } from '@portal/domain/assets/file';
import { MB } from '@portal/domain/assets/upload-policy';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import { type Fake, fake, neverAnswers } from '@portal/testing/contract-fakes';
import { StoryRow } from '@portal/ui/story-board';
import { browserUploadStore } from '../engine/upload-store.ts';
import { pictureAddress } from '../testing/story-pictures.ts';
import { answerPuts } from '../testing/story-requests.ts';
import { FileField } from './file-field.tsx';
import { FilesField, type FilesFieldProps } from './files-field.tsx';

const stored = (id: string): FileRef =>
  aFile({ id, name: '수업 계획서.pdf', contentType: 'application/pdf', size: 12 });
const platform: readonly Fake[] = [
  fake(uploadsContract.findUploadedFiles, { items: [] }),
  fake(uploadsContract.createSignedUploadUrl, ({ body }) => ({
    id: `up-${body.size}`,
    url: '/u',
    previewUrl: null,
    uploadUrl: '/put',
    headers: {},
  })),
  fake(uploadsContract.completeUpload, ({ params }) => stored(params.id)),
  fake(uploadsContract.deleteUpload, {}),
];
const files = [
  aFile({ id: '1', url: pictureAddress(1600, 900), previewUrl: pictureAddress() }),
  aFile({ id: '2', name: '수업 계획서.docx', size: 812_000 }),
  aFile({ id: '3', name: '듣기 자료.mp3', size: 4 * MB }),
];
const pdf = (name = '교안.pdf', bytes = '내용') =>
  new File([bytes], name, { type: 'application/pdf', lastModified: 7 });

function Live(props: FilesFieldProps) {
  // Whose uploads are kept.
  useGetProfileQuery();
  const [value, setValue] = useState<readonly FileRef[]>(props.value);
  return <FilesField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: FilesField,
  args: { label: '첨부 파일', location: 'DEFAULT', value: [], onChange: () => {} },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    value: { control: false },
    onChange: { control: false },
    onUnfinished: { control: false },
  },
  parameters: {
    platform,
    docs: {
      description: {
        component:
          '양식의 파일 칸이에요. 고르기, 끌어다 놓기, 붙여 넣기, 휴대폰 카메라로 넣으면 바로 올라가요. 올리는 동안에는 칸이 올바르지 않은 상태라 양식이 파일 없이 저장되지 않아요. `keepAs`를 주면 새로 고치거나 연결이 끊겨도 이어서 올려요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => answerPuts(200),
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof FilesField>;
export default meta;
type Story = StoryObj<typeof meta>;

// The code that sends is loaded with the first file.
const A_WHILE = { timeout: 5_000 };
const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByLabelText<HTMLInputElement>(/파일을 끌어다 놓거나|다른 파일 고르기/)[0]!;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { hover: '.is-hover', focusVisible: '.is-focus' } },
  render: (args) => (
    <>
      <StoryRow title="비어 있음, 도움말" column>
        <Live {...args} helper="학생에게도 보여요." />
      </StoryRow>
      <StoryRow title="오류, 꼭 필요함" column>
        <Live {...args} required error="파일을 하나 이상 올려 주세요." />
      </StoryRow>
      <StoryRow title="파일이 있음" column>
        <Live {...args} value={files} />
      </StoryRow>
      <StoryRow title="과제: 모두 합쳐 2GB, 5GB로 정한 곳" column>
        <Live {...args} label="과제 파일" location="ASSIGNMENT" />
        <Live {...args} label="과제 파일 (5GB)" location="ASSIGNMENT" totalGb={5} />
      </StoryRow>
      <StoryRow title="자격증 하나: 비어 있음, 있음" column>
        <FileField label="증빙 파일" location="CERTIFICATE" value={null} onChange={() => {}} />
        <FileField label="증빙 파일" location="CERTIFICATE" value={files[0]!} onChange={() => {}} />
      </StoryRow>
      <StoryRow title="읽기만: 있음, 없음" column>
        <Live {...args} value={files.slice(0, 2)} readOnly />
        <Live {...args} readOnly />
      </StoryRow>
    </>
  ),
};
export const Many: Story = {
  name: '많은 파일',
  args: {
    location: 'LECTURE',
    value: Array.from({ length: 24 }, (_none, at) => aFile({ id: `f${at}`, name: `${at + 1}강 교안.pdf` })),
  },
};
export const DropActive: Story = {
  name: '파일을 끌어온 동안',
  async play({ canvasElement }) {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf());
    inputOf(canvasElement).dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }));
    await expect(await within(canvasElement).findByText('여기에 놓으세요')).toBeVisible();
  },
};
export const FlowPick: Story = {
  name: '흐름: 골라서 올려요',
  tags: ['flow'],
  async play({ canvasElement }) {
    await userEvent.upload(inputOf(canvasElement), [pdf(), pdf('설치.exe')]);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '수업 계획서.pdf 내려받기' }, A_WHILE)).toBeVisible();
    await expect(canvas.getAllByText('안전을 위해 이 형식은 올릴 수 없어요.')[0]).toBeVisible();
  },
};
export const FlowHalf: Story = {
  name: '흐름: 올리는 동안에는 저장하지 않아요',
  tags: ['flow'],
  beforeEach: () => answerPuts('HALF'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = inputOf(canvasElement);
    await userEvent.upload(input, [pdf('교안.pdf', '가나다라')]);
    await expect(await canvas.findByText('50% 올렸어요', undefined, A_WHILE)).toBeVisible();
    await expect(input.validity.customError).toBe(true);
    input.checkValidity();
    await expect(await canvas.findByText(/아직 다 올리지 못한 파일이 있어요/)).toBeVisible();
  },
};

const USER = 'user-math';
const place = { userId: USER, name: 'story:files' };
const kept = {
  id: 'kept-1',
  name: '교안.pdf',
  type: 'application/pdf',
  size: pdf().size,
  lastModified: 7,
  addedAt: 0,
  location: 'DEFAULT' as const,
  remote: null,
  sha256: undefined,
  isDuplicateSettled: false,
  isPaused: false,
  sentBytes: 0,
  file: undefined,
};

async function forget() {
  await browserUploadStore().removeUser(USER);
}

/** What a page that was closed in the middle of an upload left in the browser's database. */
export const FlowReload: Story = {
  name: '흐름: 새로 고친 뒤 이어서 올려요',
  tags: ['flow'],
  args: { keepAs: place.name },
  async beforeEach() {
    const uploadStore = browserUploadStore();
    await forget();
    await uploadStore.save(place, { ...kept, addedAt: Date.now() });
    await uploadStore.saveBytes(place, kept.id, pdf());
    const restore = answerPuts(200);
    return async () => {
      restore();
      await forget();
    };
  },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('link', { name: '수업 계획서.pdf 내려받기' }, A_WHILE),
    ).toBeVisible();
    await waitFor(async () => expect(await browserUploadStore().list(place)).toEqual([]));
  },
};
export const FlowPickAgain: Story = {
  name: '흐름: 같은 파일을 다시 골라요',
  tags: ['flow'],
  args: { keepAs: place.name },
  async beforeEach() {
    await forget();
    await browserUploadStore().save(place, { ...kept, id: 'kept-2', addedAt: Date.now() });
    return forget;
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/같은 파일을 다시 고르면/, undefined, A_WHILE)).toBeVisible();
  },
};
export const Waiting: Story = {
  name: '준비하는 동안',
  parameters: { platform: [neverAnswers(uploadsContract.findUploadedFiles), ...platform] },
  async play({ canvasElement }) {
    await userEvent.upload(
      inputOf(canvasElement),
      Array.from({ length: 5 }, (_none, at) => pdf(`${at + 1}강.pdf`)),
    );
    await expect((await within(canvasElement).findAllByText('차례를 기다리는 중', undefined, A_WHILE)).length).toBe(2);
  },
};
