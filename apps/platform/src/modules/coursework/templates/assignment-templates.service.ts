import { createHash, randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import {
  type AssignmentTemplate,
  type LastResult,
  TEMPLATE_LIMITS,
} from '@portal/domain/coursework/assignment-template';
import type { assignmentTemplatesContract as contract } from '@portal/domain/coursework/assignment-templates.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { assignmentListQueries } from '../assignments/assignment-list.queries.ts';
import { filesOf } from '../assignments/assignment-view.ts';
import { assignmentQueries } from '../assignments/assignments.queries.ts';
import type { assignmentService } from '../assignments/assignments.service.ts';
import { templateQueries } from './assignment-templates.queries.ts';
import type { TemplateRow } from './assignment-templates.tables.ts';

type Again = BodyOf<typeof contract.giveAgain>;
type Change = BodyOf<typeof contract.updateAssignmentTemplate>;

const templateUse = ({ teacherId: ownerId, id, fileIds }: Pick<TemplateRow, 'teacherId' | 'id' | 'fileIds'>) =>
  ({ ownerId, location: 'ASSIGNMENT', usedBy: `assignment-template:${id}`, fileIds }) as const;

/** One id for each class of one request, the same when it is sent again. */
function clientIdFor(clientId: string, classId: string): string {
  const hex = createHash('sha256').update(`${clientId} ${classId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What a teacher keeps to give it again, and giving it to several classes at once. */
export function templateService(
  { database, clock, files }: AssignmentDeps,
  assignments: Pick<ReturnType<typeof assignmentService>, 'createAll'>,
) {
  const { db } = database;

  async function resultOf(on: Db | Tx, teacherId: string, id: string): Promise<LastResult> {
    const row = await assignmentListQueries(on, teacherId).one(id);
    if (!row) throw new DomainError('NOT_FOUND');
    const { className, students, submitted, assignment } = row;
    const found = await templateQueries(on, teacherId).resultOf(id);
    return { className, deadlineAt: assignment.deadlineAt.toISOString(), students, submitted, ...found };
  }

  async function shown(on: Db | Tx, row: TemplateRow): Promise<AssignmentTemplate> {
    const { id, teacherId, title, content, fileIds, downloadAllowed, lateAllowed, rubric, version } = row;
    const made = await templateQueries(on, teacherId).madeOf(id);
    const refs = await files.refsOf(on, fileIds);
    const last = made.find(({ isHandedIn }) => isHandedIn);
    const words = { id, title, content, downloadAllowed, lateAllowed, rubric, version };
    return {
      ...words,
      files: filesOf(refs, fileIds),
      given: made.length,
      last: last ? await resultOf(on, teacherId, last.id) : null,
    };
  }

  async function locked(tx: Tx, teacherId: string, id: string): Promise<TemplateRow> {
    const row = await templateQueries(tx, teacherId).lock(id);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  /** What is given again, and of which template that is. */
  async function sourceOf(teacherId: string, { kind, id }: Again['from']) {
    const template = kind === 'TEMPLATE' ? await templateQueries(db, teacherId).own(id) : undefined;
    const assignment =
      kind === 'ASSIGNMENT' ? (await assignmentListQueries(db, teacherId).one(id))?.assignment : undefined;
    const found = template ?? assignment;
    if (!found) throw new DomainError('NOT_FOUND');
    const { title, content, fileIds, downloadAllowed, lateAllowed, rubric } = found;
    const templateId = template?.id ?? assignment?.templateId ?? null;
    return {
      templateId,
      words: { title, content, fileIds: [...fileIds], downloadAllowed, lateAllowed, rubric, cutoffAt: null },
    };
  }

  return {
    resultOf: (teacherId: string, id: string) => resultOf(db, teacherId, id),

    async list(teacherId: string, asked: { search: string | undefined; page: number; size: number }) {
      const queries = templateQueries(db, teacherId);
      const rows = await queries.page(asked);
      const items: AssignmentTemplate[] = [];
      for (const row of rows) items.push(await shown(db, row));
      return { total: await queries.total(asked.search), items };
    },

    /** The same client id twice is one template (R45); what it was made of is the first that was given of it. */
    keep: (teacherId: string, { clientId, assignmentId }: { clientId: string; assignmentId: string }) =>
      db.transaction(async (tx) => {
        await assignmentQueries(tx).lockAssignments(teacherId);
        const queries = templateQueries(tx, teacherId);
        const known = await queries.byClientId(clientId);
        if (known) return shown(tx, known);
        const from = await assignmentQueries(tx).lockOwn(teacherId, assignmentId);
        if (!from) throw new DomainError('NOT_FOUND');
        if ((await queries.total()) >= TEMPLATE_LIMITS.most)
          throw new DomainError('LIMIT_REACHED', { values: { n: TEMPLATE_LIMITS.most } });
        const { title, content, fileIds, downloadAllowed, lateAllowed, rubric } = from;
        const words = { title, content, fileIds, downloadAllowed, lateAllowed, rubric };
        const row = await queries.insert({ id: `ast_${randomUUID()}`, clientId, createdAt: clock.now(), ...words });
        await files.use(tx, templateUse(row));
        await assignmentQueries(tx).ofTemplate(assignmentId, row.id);
        return shown(tx, row);
      }),

    update: (teacherId: string, id: string, { version, title, fileIds, ...wanted }: Change) =>
      db.transaction(async (tx) => {
        const before = await locked(tx, teacherId, id);
        if (before.version !== version) throw new DomainError('VERSION_CONFLICT');
        const set = { ...wanted, title: title.trim(), fileIds: [...new Set(fileIds)], version: version + 1 };
        const row = await templateQueries(tx, teacherId).change(id, set);
        await files.use(tx, templateUse(row));
        return shown(tx, row);
      }),

    remove: (teacherId: string, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const row = await locked(tx, teacherId, id);
        await files.use(tx, templateUse({ ...row, fileIds: [] }));
        await templateQueries(tx, teacherId).remove(id);
      }),

    async giveAgain(
      teacherId: string,
      { clientId, from, classIds, isDraft, displayAt, deadlineAt }: Again,
    ): Promise<string[]> {
      const { words, templateId } = await sourceOf(teacherId, from);
      const wanted = [...new Set(classIds)].map((classId) => ({
        ...words,
        classId,
        isDraft,
        displayAt,
        deadlineAt,
        clientId: clientIdFor(clientId, classId),
      }));
      return assignments.createAll(teacherId, wanted, templateId);
    },
  };
}
