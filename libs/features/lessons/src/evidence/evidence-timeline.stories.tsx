import type { Meta, StoryObj } from '@storybook/react-vite';
import { EVIDENCE_KINDS } from '@portal/domain/lessons/lesson-evidence';
import { anEvidenceEvent } from '@portal/testing/lessons/lesson-desk-builders';
import { someEvidence } from '../lessons.fixture.ts';
import { EvidenceTimeline } from './evidence-timeline.tsx';

const meta = {
  component: EvidenceTimeline,
  args: { events: someEvidence() },
  parameters: { platform: [] },
} satisfies Meta<typeof EvidenceTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = { name: '한 수업의 기록' };
export const Kinds: Story = {
  name: '모든 종류',
  args: { events: EVIDENCE_KINDS.map((kind, at) => anEvidenceEvent({ kind, seq: at + 1 })) },
};
