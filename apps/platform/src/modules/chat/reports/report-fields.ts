import {
  CHAT_REPORT_LIMITS,
  CHAT_REPORT_OUTCOME_LABELS,
  CHAT_REPORT_REASON_LABELS,
} from '@portal/domain/chat/chat-report';
import { formatMoment } from '@portal/domain/format/date-time';
import type { OpsDecision, OpsField } from '@portal/domain/ops/ops';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { ChatDeps } from '../chat-deps.ts';
import { messageChangeQueries } from '../messages/message-changes.queries.ts';
import type { MessageFound } from '../messages/message-statements.queries.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { announcedTo, stampOfMessage } from './report-case.ts';
import { reportQueries } from './reports.queries.ts';
import type { ChatReportRow } from './reports.tables.ts';

/** Who has no account comes with the link of a family. */
const ROLE = { TEACHER: '선생님', STUDENT: '학생', OPERATOR: '운영팀' } as const;
const FAMILY = '가족';

const when = (at: Date) => formatMoment(at, DEFAULT_TIME_ZONE);
const wordsOf = (content: string) => content || '파일';

/** What became of the message since it was reported with these words; nothing where it stands as it was. */
function changedSince({ content, editedAt, deletedAt, verdict }: MessageFound['message'], then: string): string {
  if (deletedAt) return `${verdict === 'REMOVED' ? '지웠어요' : '보낸 사람이 지웠어요'} · ${when(deletedAt)}`;
  return content === then ? '' : `${editedAt ? `고쳤어요 · ${when(editedAt)}\n` : ''}${wordsOf(content)}`;
}

/** A talk as a whole has no message to remove; where several talk nobody knows who is meant. */
const withheldOf = (otherId: string | undefined): OpsDecision[] =>
  otherId === undefined ? ['ACCEPT', 'CORRECT'] : ['ACCEPT'];

/** What an operator reads of a case: who talks, what was said up to the message, and what those who reported it say. */
export async function reportMaterial(
  { database: { db }, files, accounts }: Pick<ChatDeps, 'database' | 'files' | 'accounts'>,
  caseId: string,
) {
  const queries = reportQueries(db);
  const reports = await queries.about(caseId);
  const newest = reports.at(-1);
  if (!newest) return undefined;
  const { roomId, messageSeq, contentThen, reporterId } = newest;
  const everybody = await Promise.all([...new Set(reports.map((one) => one.roomId))].map(queries.people));
  const people = await queries.people(roomId);
  const nameOf = (id: string) => everybody.flat().find((person) => person.id === id)?.name ?? '';
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
  const otherId = messageSeq === 0 ? await queries.otherOfTwo(roomId, reporterId) : undefined;
  const places = await messageChangeQueries(db).sameWords({ roomId, seq: messageSeq });
  const classes = await queries.titles(places.map((place) => place.roomId));
  const reporters = await Promise.all(reports.map((one) => named(one.reporterId)));
  // As they were when it was reported, whatever became of the message.
  const refs = await files.refsOf(
    db,
    reports.flatMap(({ fileIds }) => fileIds),
  );
  const before = said
    .filter(({ message }) => message.seq !== messageSeq)
    .map(({ message: { senderId, content, sentAt, deletedAt } }) => {
      const words = deletedAt ? '지운 메시지' : wordsOf(content);
      return `${nameOf(senderId)} · ${when(sentAt)}\n${words}`;
    });
  const ofMessage = async ({ senderId, sentAt, ...message }: MessageFound['message']): Promise<OpsField[]> => {
    const now = changedSince({ senderId, sentAt, ...message }, contentThen);
    return [
      { path: 'sender', label: '보낸 사람', text: await named(senderId) },
      { path: 'sentAt', label: '보낸 때', text: when(sentAt) },
      ...(message.announcementId === null
        ? []
        : [
            {
              path: 'announcement',
              label: '공지',
              text: `${announcedTo(places.length)}예요. 여기서 정한 것은 모든 수업에서 같아요.\n${classes.join(', ')}`,
            },
          ]),
      { path: 'content', label: '신고된 메시지', text: wordsOf(contentThen) },
      ...(now === '' ? [] : [{ path: 'now', label: '지금의 메시지', text: now }]),
    ];
  };
  /** With her own words for it, where the message was another one when she reported it. */
  const ofReport = (one: ChatReportRow, no: number): OpsField => ({
    path: `reports.${no}`,
    label: `신고 ${no + 1}`,
    text: [
      `${CHAT_REPORT_REASON_LABELS[one.reason]} · ${reporters[no]} · ${when(one.at)}`,
      one.contentThen !== contentThen && `그때의 메시지: ${wordsOf(one.contentThen)}`,
      one.words,
      one.outcome && `${CHAT_REPORT_OUTCOME_LABELS[one.outcome]} · ${when(one.outcomeAt!)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  });
  const fields: OpsField[] = [
    { path: 'people', label: '함께하는 사람', text: people.map(({ name }) => name).join(', ') },
    ...(otherId === undefined ? [] : [{ path: 'sender', label: '신고된 사람', text: await named(otherId) }]),
    ...(reported ? await ofMessage(reported) : []),
    messageSeq === 0
      ? { path: 'before', label: '최근 메시지', text: before.join('\n\n') || '아직 메시지가 없어요' }
      : { path: 'before', label: '앞의 메시지', text: before.join('\n\n') || '이 메시지가 처음이에요' },
    ...reports.map(ofReport),
  ];
  return {
    fields,
    note: '',
    files: [...refs.values()].map((file) => ({ path: 'content', file })),
    lessons: [],
    ...(reported && { stamp: stampOfMessage(reported), isGone: reported.deletedAt !== null }),
    ...(messageSeq === 0 && { withheld: withheldOf(otherId) }),
  };
}
