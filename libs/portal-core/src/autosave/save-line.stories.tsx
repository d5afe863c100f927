import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { localProblem } from '@portal/api/api-problem';
import { ERRORS } from '@portal/domain/contract/error-code';
import type { SaveState } from './autosave-state.ts';
import { SaveLine } from './save-line.tsx';

const AT = new Date('2026-11-18T10:42:00+09:00');
const state = (over: Partial<SaveState> = {}): SaveState => ({
  phase: 'CLEAN',
  savedAt: AT,
  failedAt: null,
  problem: null,
  willRetry: false,
  ...over,
});
const offline = state({ phase: 'FAILED', failedAt: AT, problem: localProblem('OFFLINE') });

const meta = {
  component: SaveLine,
  args: { state: state(), zone: 'Asia/Seoul', isKept: true, onRetry: fn() },
  parameters: { platform: [] },
} satisfies Meta<typeof SaveLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { name: '쓰기 전', args: { state: state({ savedAt: null }) } };
export const Waiting: Story = { name: '곧 저장함', args: { state: state({ phase: 'WAITING' }) } };
export const Saving: Story = { name: '저장하는 중', args: { state: state({ phase: 'SAVING' }) } };
export const Saved: Story = { name: '저장함' };
export const SavedInHanoi: Story = { name: '저장함: 하노이 시각', args: { zone: 'Asia/Ho_Chi_Minh' } };
export const SavedBefore: Story = {
  name: '며칠 전에 저장함',
  args: { state: state({ savedAt: null }), savedBefore: '2026-11-15T22:10:00+09:00' },
};
export const Unsaved: Story = { name: '저장하지 않음', args: { state: state({ phase: 'UNSAVED' }) } };
export const Blocked: Story = { name: '고칠 곳이 있음', args: { state: state({ phase: 'BLOCKED' }) } };
export const Conflict: Story = { name: '다른 곳에서 바뀜', args: { state: state({ phase: 'CONFLICT' }) } };
export const Retrying: Story = { name: '연결 없음: 다시 해 봄', args: { state: { ...offline, willRetry: true } } };
export const ServerBroken: Story = {
  name: '서버 문제: 다시 해 봄',
  args: {
    state: state({
      phase: 'FAILED',
      failedAt: AT,
      problem: { status: 500, message: ERRORS.UNEXPECTED.message },
      willRetry: true,
    }),
  },
};
export const Failed: Story = { name: '연결 없음: 멈춤', args: { state: offline } };
export const Refused: Story = {
  name: '거절함',
  args: {
    state: state({ phase: 'FAILED', failedAt: AT, problem: { status: 403, message: '이 작업을 할 권한이 없어요' } }),
  },
};
export const OnlyHere: Story = { name: '이 기기에도 남지 않음', args: { state: offline, isKept: false } };
export const Phone: Story = { name: '휴대폰', args: { state: offline }, globals: { viewport: { value: 'w390' } } };
