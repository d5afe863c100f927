import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProblem } from '@portal/api/api-problem';
import { aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { useForm } from 'react-hook-form';
import { directory } from '../lessons.fixture.ts';
import { type WrapUpFields, wrapUpFieldsOf } from './wrap-up-fields.ts';
import type { KeeperState } from './diary-keeper.ts';
import { SaveState } from './save-state.tsx';

interface Props {
  saving?: Partial<KeeperState>;
  isKept?: boolean;
  covered?: string;
}

function Kept({ saving, isKept = true, covered = '' }: Props) {
  const form = useForm<WrapUpFields, unknown, WrapUpFields>({
    defaultValues: { ...wrapUpFieldsOf(aTaughtLesson()), covered },
  });
  const state = { isSaving: false, savedAt: null, problem: null, rival: null, ...saving };
  return <SaveState sheet={{ form, saving: state, keeper: { save: () => Promise.resolve() }, draft: { isKept } }} />;
}

const meta = { component: Kept, parameters: { platform: [directory] } } satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '쓰기 전' };
export const Saving: Story = { name: '저장하는 중', args: { saving: { isSaving: true } } };
export const Saved: Story = { name: '저장함', args: { saving: { savedAt: new Date('2026-11-18T10:41:00+09:00') } } };
export const Failed: Story = { name: '저장하지 못함', args: { saving: { problem: localProblem('OFFLINE') } } };
export const NotKept: Story = {
  name: '이 기기에도 남지 않음',
  args: { saving: { problem: localProblem('OFFLINE') }, isKept: false },
};
export const TooLong: Story = { name: '너무 긴 칸', args: { covered: '가'.repeat(20_000) } };
