import type { Tx } from '../../../core/database/database.ts';
import type { ChatDeps } from '../chat-deps.ts';
import type { MessagePlace } from '../messages/message-changes.queries.ts';
import type { MessageFound } from '../messages/message-statements.queries.ts';
import { locationOf, usedByMessage } from '../messages/write-message.ts';
import { heldByReport } from './report-case.ts';
import type { ChatReportRow } from './reports.tables.ts';

interface Removed {
  /** As it stood; undefined where it is gone as a whole. */
  readonly message: Pick<MessageFound['message'], 'fileIds' | 'voice' | 'senderId'> | undefined;
  readonly places: readonly MessagePlace[];
  readonly reports: readonly ChatReportRow[];
}

/** Of a message that the team removes the files stay with its reports alone: nobody opens them, and nobody sends them anew. */
export async function removeFiles(
  tx: Tx,
  { files }: Pick<ChatDeps, 'files'>,
  { message, places, reports }: Removed,
): Promise<void> {
  if (message?.fileIds.length) {
    const location = locationOf(message);
    for (const { roomId, seq } of places)
      await files.use(tx, { ownerId: message.senderId, location, usedBy: usedByMessage(roomId, seq), fileIds: [] });
    await files.recall(tx, message.fileIds);
  }
  await files.bar(
    tx,
    reports.map(({ no }) => heldByReport(no)),
    true,
  );
}
