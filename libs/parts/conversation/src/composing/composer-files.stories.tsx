import type { Meta, StoryObj } from '@storybook/react-vite';
import { MB, uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { LIMITS } from '@portal/domain/tenant/limits';
import { aFile } from '@portal/testing/assets/file-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import type { Uploads } from '@portal/upload/use-uploads';
import { ComposerFiles } from './composer-files.tsx';

type Upload = Uploads['uploads'][number];

const anUpload = (over: Partial<Upload> = {}): Upload => ({
  id: 'upload-1',
  name: '1강 녹화.mp4',
  size: 12 * MB,
  lastModified: 0,
  status: 'SENDING',
  sentBytes: 5 * MB,
  ...over,
});

/** What is on its way; nothing of it moves. */
const going = (...uploads: Upload[]): Uploads => ({
  uploads,
  policy: uploadPolicyOf('CHAT'),
  isUnfinished: uploads.length > 0,
  isUnavailable: false,
  add: () => {},
  pause: () => {},
  resume: () => {},
  cancel: () => {},
  useExisting: () => {},
  sendAnyway: () => {},
  pickAgain: () => {},
});

const arrived = [
  aFile({ id: 'f1', name: '일차함수 복습 문제.pdf', contentType: 'application/pdf', size: 812_000 }),
  aFile({ id: 'f2', name: '지난 시간 칠판.png' }),
];

const meta = {
  component: ComposerFiles,
  args: { files: arrived, uploads: going(), onRemove: () => {}, onGone: () => {} },
  argTypes: { uploads: { control: false } },
} satisfies Meta<typeof ComposerFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { name: '없음', tags: ['empty-canvas'], args: { files: [] } };
export const Arrived: Story = { name: '다 올린 파일' };
export const OnTheWay: Story = {
  name: '올리는 중인 파일과 함께',
  args: {
    uploads: going(
      anUpload(),
      anUpload({ id: 'upload-2', name: '듣기 자료.mp3', size: 4 * MB, status: 'QUEUED', sentBytes: 0 }),
    ),
  },
};
export const Refused: Story = {
  name: '올리지 못한 파일',
  args: {
    files: [],
    uploads: going(
      anUpload({ status: 'FAILED', failure: { code: 'FAILED' } }),
      // It is no file of the message, so it is not counted.
      anUpload({ id: 'upload-2', name: '설치.exe', status: 'REFUSED', failure: { code: 'TYPE_BLOCKED' } }),
    ),
  },
};
export const Longest: Story = {
  name: '가장 긴 내용: 파일이 꽉 참',
  args: {
    files: Array.from({ length: LIMITS.chatFilesMax - 1 }, (_, at) =>
      aFile({ id: `f${at}`, name: `${at + 1} ${HARD_CONTENT.long}.png` }),
    ),
    uploads: going(anUpload({ name: `${'띄어쓰기가없는이름'.repeat(20)}.pdf`, status: 'PAUSED' })),
  },
};
