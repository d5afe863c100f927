import { TEACHING_MODE_LABELS } from '@portal/domain/lessons/lesson';
import type { OpsDecision } from '@portal/domain/ops/ops';
import {
  APPLICATION_FIELD_LABELS,
  APPLICATION_FIELD_NAMES,
  type ApplicationField,
} from '@portal/domain/recruiting/application';
import type { ApplicationEvent } from '@portal/domain/recruiting/application-transitions';
import type { Tx } from '../../core/database/database.ts';
import { type DeskQueue, deskQueue, type DeskStep } from '../../core/desk/desk-queue.ts';
import { DomainError } from '../../core/domain-error.ts';
import { decidedLetter } from './application-letters.ts';
import { takeStep } from './application-step.ts';
import { applicationQueries } from './applications.queries.ts';
import type { ApplicationRow } from './applications.tables.ts';
import type { ContractSending } from './contracts/contract-sending.service.ts';
import type { RecruitingDeps } from './recruiting-deps.ts';

const EVENTS: Record<OpsDecision, ApplicationEvent> = {
  ACCEPT: 'PASS',
  CORRECT: 'ASK_CORRECTION',
  DECLINE: 'REFUSE',
};

/** The applications as the operators see and decide them. Every answer is mailed (domain-model 3.3.3). */
export function applicationOpsSource(
  { database, clock, files, catalog, mail }: Omit<RecruitingDeps, 'desk'>,
  contracts: Pick<ContractSending, 'send'>,
): DeskQueue {
  const { db } = database;

  async function rowOf(tx: Tx, id: string): Promise<ApplicationRow> {
    const row = await applicationQueries(tx).byId(id);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  function textOf(row: ApplicationRow, name: ApplicationField): string {
    if (name === 'subjectIds') return row.subjectIds.map((id) => catalog.subjectName(id) ?? id).join(', ');
    if (name === 'teachingMode') return TEACHING_MODE_LABELS[row.teachingMode];
    return name === 'fileIds' ? `파일 ${row.fileIds.length}개` : row[name];
  }

  return deskQueue(
    { database, clock },
    {
      queue: 'APPLICATIONS',

      async material(id) {
        const row = await applicationQueries(db).byId(id);
        if (!row) return undefined;
        const refs = await files.refsOf(db, row.fileIds);
        const decisions = await applicationQueries(db).decisionsOf(id);
        // The newest one is of this time as long as it stands.
        const last = decisions[row.decidedAt === null ? 0 : 1];
        return {
          lastReason: last?.reason ?? null,
          lastRemarks: [...(last?.remarks ?? [])],
          fields: APPLICATION_FIELD_NAMES.map((path) => ({
            path,
            label: APPLICATION_FIELD_LABELS[path],
            text: textOf(row, path),
          })),
          note: '',
          files: row.fileIds.flatMap((fileId) => {
            const file = refs.get(fileId);
            return file ? [{ path: 'fileIds', file }] : [];
          }),
          lessons: [],
        };
      },

      async pickedUp({ tx, id, operatorId, now }: DeskStep) {
        const row = await rowOf(tx, id);
        // After a correction it is picked up already.
        if (row.status === 'SUBMITTED') await takeStep(tx, row, { event: 'PICK_UP', actorId: operatorId, at: now });
      },

      async decide({ tx, id, operatorId, now, verdict }) {
        const { decision, reason, remarks } = verdict;
        if (decision === 'CORRECT' && !remarks.length)
          throw new DomainError('VALIDATION', { fields: { remarks: '고칠 항목에 의견을 달아 주세요.' } });
        const said = { reason: reason || null, remarks };
        const row = await takeStep(tx, await rowOf(tx, id), {
          event: EVENTS[decision],
          actorId: operatorId,
          at: now,
          ...said,
          set: { ...said, decidedAt: now },
        });
        if (row.status === 'PASSED') await contracts.send(tx, row, operatorId);
        else await mail(tx, decidedLetter(row));
      },
    },
  );
}
