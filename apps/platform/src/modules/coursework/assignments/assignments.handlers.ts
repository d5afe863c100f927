import { addMinutes } from 'date-fns/addMinutes';
import type { Assignment } from '@portal/domain/coursework/assignment';
import type { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import type { Submission } from '@portal/domain/coursework/submission';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { ownClass } from '../../classes/module.ts';
import { archivePlan } from '../archive/archive-plan.ts';
import { archiveClaims, archivePath } from '../archive/archive.routes.ts';
import type { missingService } from '../missing/missing.service.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { assignmentListQueries } from './assignment-list.queries.ts';
import { assignmentView, submissionView } from './assignment-view.ts';
import type { assignmentService } from './assignments.service.ts';

const PAGE_SIZE = 20;
/** How long the archive can be begun; what has begun goes on. */
const ARCHIVE_MINUTES = 10;

export function assignmentsHandlers(
  { database: { db }, clock, files, given }: AssignmentDeps,
  assignments: ReturnType<typeof assignmentService>,
  missing: ReturnType<typeof missingService>,
): Handlers<typeof assignmentsContract> {
  async function read(teacherId: string, id: string): Promise<{ data: Assignment }> {
    const row = await assignmentListQueries(db, teacherId).one(id);
    if (!row) throw new DomainError('NOT_FOUND');
    return { data: assignmentView(row, await files.refsOf(db, row.assignment.fileIds), clock.now()) };
  }

  async function handedIn(teacherId: string, id: string): Promise<Submission[]> {
    const list = assignmentListQueries(db, teacherId);
    if (!(await list.one(id))) throw new DomainError('NOT_FOUND');
    const rows = await list.submissions(id);
    const refs = await files.refsOf(
      db,
      rows.flatMap(({ submission }) => submission?.fileIds ?? []),
    );
    return rows.map((row) => submissionView(row, refs));
  }

  return {
    async listAssignments({ query: { page = '1', size = String(PAGE_SIZE), ...filter }, caller: { userId } }) {
      if (filter.classId !== undefined) await ownClass(db, userId, filter.classId);
      const list = assignmentListQueries(db, userId);
      const asked = { ...filter, now: clock.now() };
      const rows = await list.page({ ...asked, page: Number(page), size: Number(size) });
      const refs = await files.refsOf(
        db,
        rows.flatMap((row) => row.assignment.fileIds),
      );
      const items = rows.map((row) => assignmentView(row, refs, asked.now));
      return { data: { total: await list.total(asked), items } };
    },

    async createAssignment({ body, caller: { userId } }) {
      return read(userId, await assignments.create(userId, body));
    },

    getAssignment: ({ params: { id }, caller: { userId } }) => read(userId, id),

    async updateAssignment({ params: { id }, body, caller: { userId } }) {
      await assignments.update(userId, id, body);
      return read(userId, id);
    },

    async deleteAssignment({ params: { id }, caller: { userId } }) {
      await assignments.remove(userId, id);
      return {};
    },

    async publishAssignment({ params: { id }, body: { version }, caller: { userId } }) {
      await assignments.publish(userId, id, version);
      return read(userId, id);
    },

    async extendAssignment({ params: { id }, body: { deadlineAt }, caller: { userId } }) {
      await assignments.extend(userId, id, deadlineAt);
      return read(userId, id);
    },

    async addAssignmentNote({ params: { id }, body, caller: { userId } }) {
      await assignments.note(userId, id, body);
      return read(userId, id);
    },

    async extendForStudent({ params: { id, studentId }, body, caller: { userId } }) {
      await missing.extend(userId, id, studentId, body);
      return { data: { items: await handedIn(userId, id) } };
    },

    async remindOfAssignment({ params: { id }, body: { studentIds }, caller: { userId } }) {
      const reminded = await missing.remind(userId, id, studentIds);
      return { data: { reminded, items: await handedIn(userId, id) } };
    },

    async archiveAssignment({ params: { id }, caller: { userId: teacherId } }) {
      const plan = await archivePlan({ db, given: given() }, teacherId, id);
      if (!plan) throw new DomainError('NOT_FOUND');
      const owned = { teacherId, id };
      const { files: packed, students, bytes } = plan;
      const missing = students.reduce((sum, student) => sum + student.missing.length, 0);
      const until = addMinutes(clock.now(), ARCHIVE_MINUTES);
      const url = given().addressOf(archivePath(owned), archiveClaims(owned), until);
      return { data: { url, bytes, files: packed.length, missing } };
    },

    listSubmissions: async ({ params: { id }, caller: { userId } }) => ({
      data: { items: await handedIn(userId, id) },
    }),
  };
}
