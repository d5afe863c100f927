import type { FieldChange } from '@portal/domain/contract/finding';
import type { ApprovalEntry } from './approval-history.tsx';
import type { ListedRemark } from './remark-list.tsx';

/** Two remarks of a reviewer; to the first one something was done. */
export const someRemarks: readonly [ListedRemark, ListedRemark] = [
  { path: 'title', label: '강좌 이름', remark: '학년을 넣어 주세요.', isChanged: true, href: '/edit?field=title' },
  {
    path: 'packages.0',
    label: '수강권 1',
    remark: '다른 강좌보다 비싸요.',
    isChanged: false,
    href: '/edit?field=packages.0',
  },
];

/** One that waits, one that was taken back, one that was declined and one that was approved. */
export const someEntries: readonly [ApprovalEntry, ApprovalEntry, ApprovalEntry, ApprovalEntry] = [
  {
    id: 'request-4',
    title: '4번째 판',
    status: { group: 'course', status: 'PENDING' },
    submittedAt: '2026-11-18T09:00:00+09:00',
    endedAt: null,
    dueAt: '2026-11-19T09:00:00+09:00',
    note: '지적해 주신 수강료를 고쳤어요.',
    reason: null,
    remarks: [],
  },
  {
    id: 'request-3',
    title: '3번째 판',
    status: { group: 'course', status: 'CANCELED' },
    submittedAt: '2026-11-16T08:00:00+09:00',
    endedAt: '2026-11-16T09:20:00+09:00',
    cancelCause: '임시 저장해서 취소됐어요',
    reason: null,
    remarks: [],
  },
  {
    id: 'request-2',
    title: '2번째 판',
    status: { group: 'course', status: 'DECLINED' },
    submittedAt: '2026-11-12T13:00:00+09:00',
    endedAt: '2026-11-13T00:30:00+09:00',
    reviewer: '강좌 심사팀',
    reason: '수강료와 소개를 다시 봐 주세요.',
    remarks: someRemarks,
  },
  {
    id: 'request-1',
    title: '프로필',
    status: { group: 'profile', status: 'APPROVED' },
    submittedAt: '2025-11-10T10:00:00+09:00',
    endedAt: '2025-11-11T11:00:00+09:00',
    reason: null,
    remarks: [],
  },
];

/** Versions that were handed in, newest first, and what differs between two of them. */
export const someVersions = ['4', '2', '1'].map((value) => ({ value, label: `${value}번째 판` }));
export const someChanges: readonly FieldChange[] = [
  { path: 'title', label: '강좌 이름', before: '중2 수학', after: '중2 수학 개념 완성' },
  { path: 'packages.package-1.fee', label: '수강권 1 수강료', before: '1,000,000đ', after: '1,200,000đ' },
  { path: 'programme.item-8.content', label: '8회차 배울 내용', before: null, after: '활용 문제를 함께 풀어요.' },
];
