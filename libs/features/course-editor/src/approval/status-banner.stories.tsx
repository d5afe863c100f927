import type { Meta, StoryObj } from '@storybook/react-vite';
import { anApprovalRequest } from '@portal/testing/courses/course-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inEditor } from '../editor-story.fixture.tsx';
import { aRefusal } from '../editor.fixture.ts';
import { StatusBanner } from './status-banner.tsx';

const inReview = anApprovalRequest({ pickedUpAt: '2026-11-18T10:00:00+09:00' });

const meta = { component: StatusBanner } satisfies Meta<typeof StatusBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = { name: '초안: 알릴 것 없음', tags: ['empty-canvas'], ...inEditor() };
export const Waiting: Story = {
  name: '승인 대기',
  ...inEditor({ status: 'WAITING_APPROVAL', request: anApprovalRequest() }),
};
export const Locked: Story = {
  name: '심사 중, 공개 중인 판이 있음',
  ...inEditor({ status: 'APPROVAL_IN_PROCESS', request: inReview, revisionNo: 2, liveRevisionNo: 1 }),
};
export const Rejected: Story = { name: '반려', ...inEditor({ status: 'REJECTED', request: aRefusal() }) };
export const Published: Story = { name: '공개 중', ...inEditor({ status: 'PUBLISHED', liveRevisionNo: 1 }) };
export const LiveDraft: Story = {
  name: '공개 중인 강좌의 새 초안',
  ...inEditor({ revisionNo: 2, liveRevisionNo: 1 }),
};
export const Archived: Story = { name: '보관함', ...inEditor({ archivedAt: '2026-11-01T00:00:00Z' }) };
export const Longest: Story = {
  name: '가장 긴 내용',
  ...inEditor({
    status: 'REJECTED',
    revisionNo: 2,
    liveRevisionNo: 1,
    request: {
      ...aRefusal(),
      reason: `${HARD_CONTENT.long} ${HARD_CONTENT.url}\n`.repeat(6),
      fieldRemarks: aRefusal().fieldRemarks.map((one) => ({ ...one, remark: HARD_CONTENT.long.repeat(3) })),
    },
  }),
};
