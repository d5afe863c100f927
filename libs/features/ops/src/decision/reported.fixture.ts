import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import { anOpsItem, aTicketItem } from '@portal/testing/ops/ops-item-builders';

/** Reported as a whole: there is no message to remove. */
export const aReportedTalk = (over: Partial<OpsItem> = {}): OpsItemDetails => ({
  ...aTicketItem(),
  queue: 'CHATS',
  item: anOpsItem({
    id: 'chc-1',
    queue: 'CHATS',
    title: '김수학, 보호자 B02 · 대화 전체',
    mark: '욕설이나 괴롭힘',
    teacherId: null,
    teacherName: '보호자 B02',
    ...over,
  }),
  fields: [
    { path: 'people', label: '함께하는 사람', text: '김수학, 보호자 B02' },
    { path: 'sender', label: '신고된 사람', text: '보호자 B02 (가족)' },
    { path: 'before', label: '최근 메시지', text: '보호자 B02 · 18/11/2026 (수) 09:20\n왜 답이 없어요?' },
    { path: 'reports.0', label: '신고 1', text: '욕설이나 괴롭힘 · 김수학 (선생님) · 18/11/2026 (수) 09:24' },
  ],
  withheld: ['ACCEPT'],
  files: [],
  lessons: [],
});
/** Reported for two reasons, and taken back by its sender since. */
export const aReportedMessage = (over: Partial<OpsItem> = {}): OpsItemDetails => ({
  ...aReportedTalk({ title: '중2 수학 · 메시지 · 왜 답이 없어요?', mark: '욕설이나 괴롭힘, 광고나 도배', ...over }),
  queue: 'CHATS',
  fields: [
    { path: 'sender', label: '보낸 사람', text: '보호자 B02 (가족)' },
    { path: 'content', label: '신고된 메시지', text: '왜 답이 없어요?' },
    { path: 'now', label: '지금의 메시지', text: '보낸 사람이 지웠어요 · 18/11/2026 (수) 09:31' },
  ],
  files: [],
  lessons: [],
  withheld: [],
  isGone: true,
  stamp: 'gone',
});
