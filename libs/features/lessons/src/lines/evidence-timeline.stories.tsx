import type { Meta, StoryObj } from '@storybook/react-vite';
import { EVIDENCE_KINDS, type EvidenceEvent, type EvidenceKind } from '@portal/domain/evidence/lesson-evidence';
import { anEvidenceEvent } from '@portal/testing/lessons/lesson-desk-builders';
import { aWholeEvidence } from '@portal/testing/lessons/lesson-evidence-builders';
import { EvidenceTimeline } from './evidence-timeline.tsx';

const { events, people } = aWholeEvidence();

const meta = {
  component: EvidenceTimeline,
  args: { label: '증거 기록', events, people, withSeconds: false },
  parameters: { platform: [] },
} satisfies Meta<typeof EvidenceTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const DATA: Partial<Record<EvidenceKind, EvidenceEvent['data']>> = {
  TURNED: { role: 'STUDENT', why: 'REFUSED' },
  RECOVERED: { role: 'STUDENT', lastSeen: '2026-11-18T10:24:00+09:00' },
  NO_SHOW: { waited: 15, since: '2026-11-18T10:30:00+09:00' },
};

export const Lesson: Story = { name: '한 수업의 기록' };
export const Seconds: Story = { name: '초까지', args: { withSeconds: true } };
export const Kinds: Story = {
  name: '모든 종류',
  args: { events: EVIDENCE_KINDS.map((kind, at) => anEvidenceEvent({ kind, seq: at + 1, data: DATA[kind] ?? {} })) },
};
