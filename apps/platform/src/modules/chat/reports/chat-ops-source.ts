import { OUTCOME_OF_DECISION } from '@portal/domain/chat/chat-report';
import type { Tx } from '../../../core/database/database.ts';
import { type DeskQueue, deskQueue } from '../../../core/desk/desk-queue.ts';
import { reportedMarks } from '../../../core/desk/reported-marks.ts';
import { refuseUnseen } from '../../../core/desk/stamp.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { messageChangeQueries } from '../messages/message-changes.queries.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { tellRoom } from '../messages/tell-room.ts';
import { removeFiles } from './remove-files.ts';
import { stampOfMessage } from './report-case.ts';
import { reportMaterial } from './report-fields.ts';
import { chatReportDecided, chatWarned, type DecidedReport } from './report-notices.ts';
import type { DecidedForFamily } from './report-ports.ts';
import { reportQueries } from './reports.queries.ts';
import type { ChatReportRow } from './reports.tables.ts';

/** Reported talks, for the operator desk: nothing was wrong, who wrote it is warned, or the message goes and its place stays. */
export function chatOpsSource(deps: ChatDeps): DeskQueue {
  const { database, clock, notify, accounts, letters } = deps;

  /** Who has an account by a notice, and a guardian, who has none, by a letter. */
  async function tell(tx: Tx, userId: string, by: DecidedForFamily['by'], decided: DecidedReport): Promise<void> {
    const { roomId, outcome, reason } = decided;
    if (!(await accounts.getUser(tx, userId)))
      await letters.decided(tx, { guardianId: userId, roomId, by, outcome, reason });
    else await notify(tx, { userId, ...(by === 'SENDER' ? chatWarned(decided) : chatReportDecided(decided)) });
  }

  /** Who is meant by what waits about a talk as a whole: the other one of the two. */
  async function meant(tx: Tx, { roomId, reporterId }: ChatReportRow): Promise<string> {
    const id = await reportQueries(tx).otherOfTwo(roomId, reporterId);
    if (id === undefined)
      throw new DomainError('VALIDATION', {
        fields: {
          decision: '여럿의 대화 전체를 신고한 것이라 누구에게 주의를 줄지 알 수 없어요. 그대로 두기로 정해 주세요.',
        },
      });
    return id;
  }

  const queue = deskQueue(
    { database, clock },
    {
      queue: 'CHATS',
      material: (id) => reportMaterial(deps, id),

      async marks(ids) {
        const reports = await reportQueries(database.db).reasonsOf(ids);
        const names = await accounts.namesOf(
          database.db,
          reports.map(({ reporterId }) => reporterId),
        );
        // Who has no account is a family.
        return reportedMarks(reports, (current) =>
          current.every(({ reporterId }) => names.has(reporterId)) ? [] : ['가족의 신고'],
        );
      },

      async decide({ tx, id, verdict, now }) {
        const { decision, reason } = verdict;
        const reports = reportQueries(tx);
        const about = await reports.about(id);
        const [first] = about;
        if (!first) throw new DomainError('NOT_FOUND');
        const { roomId, messageSeq: seq } = first;
        const outcome = OUTCOME_OF_DECISION[decision];
        if (outcome === 'REMOVED' && seq === 0)
          throw new DomainError('VALIDATION', {
            fields: { decision: '대화 전체를 신고한 것이라 지울 메시지가 없어요. 주의를 주거나 그대로 두세요.' },
          });
        const changes = messageChangeQueries(tx);
        const places = await changes.sameWords({ roomId, seq });
        await reports.holdRooms(places.map((place) => place.roomId));
        const message = seq === 0 ? undefined : await changes.find({ roomId, seq });
        if (message) refuseUnseen(verdict, stampOfMessage(message));
        const isAnnouncement = message?.announcementId != null;
        const decided: DecidedReport = { caseId: id, roomId, seq, isAnnouncement, outcome, reason, at: now };
        if (outcome !== 'KEPT') {
          if (message) for (const place of places) await changes.judge(place, { kind: outcome, reason }, now);
          if (outcome === 'REMOVED') await removeFiles(tx, deps, { message, places, reports: about });
          await tell(tx, message?.senderId ?? (await meant(tx, first)), 'SENDER', decided);
        }
        const ended = { outcome, outcomeReason: reason, outcomeAt: now };
        // An announcement is reported in several talks: each is told once, of one of hers.
        const ofWhom = new Map((await reports.end(id, ended)).map(({ reporterId, ...place }) => [reporterId, place]));
        for (const [reporterId, place] of ofWhom) await tell(tx, reporterId, 'REPORTER', { ...decided, ...place });
      },
    },
  );
  return {
    ...queue,
    async decide(id, operatorId, verdict) {
      await queue.decide(id, operatorId, verdict);
      const { db } = database;
      const [first] = await reportQueries(db).about(id);
      if (!first) return;
      const place = { roomId: first.roomId, seq: first.messageSeq };
      for (const { roomId, seq } of await messageChangeQueries(db).sameWords(place)) {
        const message = await messageQueries(db).one(roomId, seq);
        await tellRoom(deps, roomId, 'chat.message.changed', { id: roomId, change: message?.message.change ?? 0 });
        await tellRoom(deps, roomId, 'chat.changed', { id: roomId });
      }
    },
  };
}
