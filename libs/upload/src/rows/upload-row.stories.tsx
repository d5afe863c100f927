import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MB, uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { aFile } from '@portal/testing/assets/file-builders';
import { HARD_CONTENT, StoryRow } from '@portal/ui/story-board';
import { FileList } from '../files/file-list.tsx';
import type { Upload } from '../policy/upload.ts';
import { UploadRow } from './upload-row.tsx';

const policy = uploadPolicyOf('DEFAULT');
const actions = {
  pause: () => {},
  resume: () => {},
  cancel: () => {},
  useExisting: () => {},
  sendAnyway: () => {},
  pickAgain: () => {},
};
let made = 0;
const anUpload = (over: Partial<Upload> = {}): Upload => ({
  id: `upload-${(made += 1)}`,
  name: '일차함수 수업 계획서.pdf',
  size: 12 * MB,
  lastModified: 0,
  status: 'SENDING',
  sentBytes: 5 * MB,
  ...over,
});

const rows = (...uploads: Partial<Upload>[]) => (
  <FileList>
    {uploads.map((upload, at) => (
      <UploadRow key={at} upload={anUpload(upload)} policy={policy} actions={actions} onGone={() => {}} />
    ))}
  </FileList>
);

const meta = {
  component: UploadRow,
  args: { upload: anUpload(), policy, actions, onGone: () => {} },
  argTypes: { actions: { control: false }, policy: { control: false }, onGone: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '올리는 중인 파일 하나예요. 멈춤과 이어 올리기는 같은 자리의 버튼이라 초점이 그대로 남아요. 긴 이름은 가운데를 줄여 확장자가 늘 보여요. 거절 이유 두 가지는 베트남어 원문 그대로예요 (UPL-1).',
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
      <UploadRow {...args} />
    </FileList>
  ),
} satisfies Meta<typeof UploadRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const OnTheWay: Story = {
  name: '올리는 동안',
  render: () => (
    <>
      <StoryRow title="차례를 기다림 · 준비 · 보내는 중 · 확인" column>
        {rows(
          { status: 'QUEUED', sentBytes: 0 },
          { status: 'PREPARING', sentBytes: 0 },
          {},
          { status: 'CHECKING', sentBytes: 12 * MB },
        )}
      </StoryRow>
      <StoryRow title="멈춤 · 연결 끊김 · 다시 골라야 함" column>
        {rows(
          { status: 'PAUSED' },
          { status: 'OFFLINE' },
          { status: 'MISSING', sentBytes: 0, name: '1강 녹화.mp4', size: 1_900 * MB },
          { status: 'MISSING', sentBytes: 0, failure: { code: 'OTHER_FILE' } },
        )}
      </StoryRow>
      <StoryRow title="이미 올린 파일" column>
        {rows({ status: 'DUPLICATE', duplicate: { file: aFile(), uploadedAt: '2026-03-12T09:00:00+09:00' } })}
      </StoryRow>
    </>
  ),
};
export const Refused: Story = {
  name: '올리지 못한 파일',
  render: () => (
    <>
      <StoryRow title="다시 올릴 수 있음" column>
        {rows(
          { status: 'FAILED', failure: { code: 'FAILED' } },
          {
            status: 'FAILED',
            failure: { code: 'SAID', message: '지금은 파일을 받을 수 없어요. 잠시 뒤 다시 올려 주세요' },
          },
        )}
      </StoryRow>
      <StoryRow title="받지 않는 파일" column>
        {rows(
          ...(
            [
              { code: 'FILE_NOT_FOUND' },
              { code: 'FILE_TOO_LARGE', n: 25, x: 31 },
              { code: 'TYPE_NOT_ALLOWED' },
              { code: 'TYPE_BLOCKED' },
              { code: 'EMPTY' },
              { code: 'DUPLICATE' },
              { code: 'TOTAL_TOO_LARGE', n: 2, bytes: 2.3 * 1024 ** 3 },
              { code: 'TOO_MANY', n: 10 },
              { code: 'CONTENT_MISMATCH' },
            ] as const
          ).map((failure) => ({ status: 'REFUSED' as const, failure })),
        )}
      </StoryRow>
    </>
  ),
  async play({ canvasElement }) {
    const [tooLarge] = within(canvasElement).getAllByText(/^File không được lớn hơn 25MB/);
    await expect(tooLarge).toHaveAttribute('lang', 'vi');
  },
};
export const Content: Story = {
  name: '긴 이름',
  render: () => (
    <StoryRow title="가운데를 줄이고 확장자를 남겨요" column>
      {rows(
        { name: `${HARD_CONTENT.long}.docx` },
        { name: `${'가'.repeat(200)}.pdf`, status: 'PAUSED' },
        { name: `${HARD_CONTENT.vietnamese} – giáo án học kỳ một năm học hai nghìn hai mươi sáu.docx` },
        { name: 'annexe\u202Efdp.docx' },
        {
          name: 'تقرير الفصل الدراسي الأول لمادة الرياضيات للصف الثامن.pdf',
          status: 'FAILED',
          failure: { code: 'FAILED' },
        },
        { name: `${HARD_CONTENT.emoji.repeat(8)}.png` },
      )}
    </StoryRow>
  ),
};
