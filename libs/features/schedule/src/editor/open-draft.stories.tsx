import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { NOW } from '../calendar.fixture.ts';
import { draftKey } from './draft-keys.ts';
import { OpenDraft } from './open-draft.tsx';

/** Leaves a half-written form behind, and nothing for the next story. */
function leave(draft: Parameters<typeof draftKey>[0], values: Record<string, unknown>) {
  return () => {
    saveDraft(aProfile().id, draftKey(draft), values);
    return () => localStorage.clear();
  };
}

const meta = {
  component: OpenDraft,
  args: { now: Date.parse(NOW), timeZone: DEFAULT_TIME_ZONE, onResume: fn() },
  parameters: { platform: [] },
} satisfies Meta<typeof OpenDraft>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Event: Story = {
  name: '쓰던 일정',
  beforeEach: leave({ form: 'event', id: null }, { title: '학부모 상담', date: '2026-11-18' }),
};
export const Free: Story = {
  name: '쓰던 수업 가능 시간',
  beforeEach: leave({ form: 'free', id: 'slot-1', day: null }, { date: '2026-11-19' }),
};
