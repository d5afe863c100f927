import { CHAT_REPORT_LIMITS, CHAT_REPORT_REASON_LABELS } from '@portal/domain/chat/chat-report';
import { formatMoment } from '@portal/domain/format/date-time';
import type { OpsField } from '@portal/domain/ops/ops';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { ChatDeps } from '../chat-deps.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { reportQueries } from './reports.queries.ts';

/** Who has no account comes with the link of a family. */
const ROLE = { TEACHER: '선생님', STUDENT: '학생', OPERATOR: '운영팀' } as const;
const FAMILY = '가족';

const when = (at: Date) => formatMoment(at, DEFAULT_TIME_ZONE);

/** What an operator reads of a case: who talks, what was said up to the message, and what those who reported it say. */
export async function reportMaterial(
  { database: { db }, files, accounts }: Pick<ChatDeps, 'database' | 'files' | 'accounts'>,
  caseId: string,
) {
  const reports = await reportQueries(db).about(caseId);
  const [first] = reports;
  if (!first) return undefined;
  const { roomId, messageSeq, contentThen } = first;
  const people = await reportQueries(db).people(roomId);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  /** Those whom the case is about, and who made it. */
  async function named(id: string): Promise<string> {
    const account = await accounts.getUser(db, id);
    return `${nameOf(id)} (${account ? ROLE[account.userType] : FAMILY})`;
  }
  // The message and the ten before it; of a talk as a whole its newest.
  const said = await messageQueries(db).page(roomId, {
    before: messageSeq === 0 ? undefined : messageSeq + 1,
    after: undefined,
    changedAfter: undefined,
    size: CHAT_REPORT_LIMITS.before + 1,
  });
  const reported = said.find(({ message }) => message.seq === messageSeq)?.message;
  const reporters = await Promise.all(reports.map(({ reporterId }) => named(reporterId)));
  const refs = await files.refsOf(db, reported?.fileIds ?? []);
  const fields: OpsField[] = [
    { path: 'people', label: '함께하는 사람', text: people.map(({ name }) => name).join(', ') },
    ...(messageSeq === 0
      ? []
      : [
          { path: 'sender', label: '보낸 사람', text: reported ? await named(reported.senderId) : '' },
          { path: 'content', label: '신고된 메시지', text: contentThen },
        ]),
    {
      path: 'before',
      label: messageSeq === 0 ? '최근 메시지' : '앞의 메시지',
      text: said
        .filter(({ message }) => message.seq !== messageSeq)
        .map(({ message: { senderId, content, sentAt, deletedAt } }) => {
          const words = deletedAt ? '지운 메시지' : content || '파일';
          return `${nameOf(senderId)} · ${when(sentAt)}\n${words}`;
        })
        .join('\n\n'),
    },
    ...reports.map(({ reason, words, at }, no) => ({
      path: `reports.${no}`,
      label: `신고 ${no + 1}`,
      text: [`${CHAT_REPORT_REASON_LABELS[reason]} · ${reporters[no]} · ${when(at)}`, words].filter(Boolean).join('\n'),
    })),
  ];
  return { fields, note: '', files: [...refs.values()].map((file) => ({ path: 'content', file })), lessons: [] };
}
