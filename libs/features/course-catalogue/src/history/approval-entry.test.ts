import { anApprovalRequest } from '@portal/testing/courses/course-builders';
import { approvalEntry } from './approval-entry.ts';

const PICKED_UP = '2026-11-18T13:00:00+09:00';

describe('a request as an entry of the history [CRS-4]', () => {
  it.each([
    ['waits', {}, 'PENDING'],
    ['was picked up', { pickedUpAt: PICKED_UP }, 'APPROVAL_IN_PROCESS'],
    ['was accepted after that', { status: 'ACCEPTED', pickedUpAt: PICKED_UP }, 'ACCEPTED'],
    ['was refused after that', { status: 'DECLINED', pickedUpAt: PICKED_UP }, 'DECLINED'],
    ['was cancelled after that', { status: 'CANCELED', pickedUpAt: PICKED_UP }, 'CANCELED'],
  ] as const)('that %s says so', (_what, over, status) => {
    expect(approvalEntry(anApprovalRequest(over)).status).toEqual({ group: 'course', status });
  });

  it('has a time by which it is decided only as long as it is not', () => {
    const dueAt = '2026-11-20T18:00:00+09:00';
    expect(approvalEntry(anApprovalRequest({ dueAt })).dueAt).toBe(dueAt);
    expect(approvalEntry(anApprovalRequest({ dueAt, pickedUpAt: PICKED_UP })).dueAt).toBe(dueAt);
    for (const status of ['ACCEPTED', 'DECLINED', 'CANCELED'] as const)
      expect(approvalEntry(anApprovalRequest({ dueAt, status })).dueAt).toBeNull();
  });

  it('calls its revision by the number, the fields of its remarks by their names, and why it was cancelled by a sentence', () => {
    const entry = approvalEntry(
      anApprovalRequest({
        revisionNo: 3,
        status: 'CANCELED',
        cancelCause: 'RESUBMITTED',
        fieldRemarks: [
          { path: 'title', remark: '학년을 넣어 주세요.' },
          { path: 'somewhere', remark: '여기는 어디인가요?' },
        ],
      }),
    );
    expect([entry.title, entry.cancelCause]).toEqual(['3번째 판', '다시 요청해서 취소됐어요']);
    expect(entry.remarks).toEqual([
      { label: '강좌 이름', remark: '학년을 넣어 주세요.' },
      { label: 'somewhere', remark: '여기는 어디인가요?' },
    ]);
    expect(approvalEntry(anApprovalRequest()).cancelCause).toBeNull();
  });
});
