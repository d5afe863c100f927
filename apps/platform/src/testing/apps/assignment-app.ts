import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { Assignment } from '@portal/domain/coursework/assignment';
import type { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import type { Submission } from '@portal/domain/coursework/submission';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { createFamilyApp, type FamilyApp } from './family-app.ts';
import { type HandingIn, handIn } from './homework-calls.ts';
import { LESSON_NOW } from './lesson-app.ts';

export const ASSIGNMENTS = '/tns/v1/assignments';

type NewAssignment = BodyOf<typeof assignmentsContract.createAssignment>;
type Answer<T> = Awaited<ReturnType<FamilyApp['call']>> & { readonly data: T };

export interface AssignmentApp extends FamilyApp {
  /** An assignment of the teacher's class that is displayed at once and due in two days. */
  create(over?: Partial<NewAssignment>): Promise<Answer<Assignment>>;
  made(over?: Partial<NewAssignment>): Promise<Assignment>;
  /** The same words again, with what is changed. */
  edit(assignment: Assignment, over?: object): Promise<Answer<Assignment>>;
  act(id: string, action: 'publish' | 'extend', body: object): Promise<Answer<Assignment>>;
  remove(id: string): Promise<Answer<undefined>>;
  read(id: string): Promise<Assignment>;
  list(query?: string): Promise<{ total: number; items: Assignment[] }>;
  submissions(id: string): Promise<Submission[]>;
  /** By the family of a student; rejects with the `code` of a refusal. */
  submit(assignmentId: string, studentId?: string, over?: HandingIn): Promise<FamilyHomework>;
  /** No assignments and no notices, the class as it was, and the moment at which every test begins. */
  clear(): Promise<void>;
}

/** The family app with what a teacher and her two students do with assignments. */
export async function createAssignmentApp(): Promise<AssignmentApp> {
  const t = await createFamilyApp();
  // With a lesson to come, so that the clock does not end the class.
  await t.addLesson('l99', '2027-01-11T01:00:00Z');
  const words = (over: object) => ({
    title: '3과 단어 외우기',
    content: '교재 42쪽',
    fileIds: [],
    displayAt: null,
    cutoffAt: null,
    deadlineAt: '2026-11-20T12:00:00.000Z',
    downloadAllowed: true,
    lateAllowed: true,
    ...over,
  });
  const app: AssignmentApp = {
    ...t,
    create: (over = {}) =>
      t.call('POST', ASSIGNMENTS, { clientId: randomUUID(), classId: 'c1', isDraft: false, ...words(over) }),
    async made(over) {
      const answer = await app.create(over);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer));
      return answer.data;
    },
    edit({ id, version, title, content, files, displayAt, deadlineAt, cutoffAt, ...flags }, over = {}) {
      const { downloadAllowed, lateAllowed } = flags;
      const fileIds = files.map((file) => file.id);
      const kept = { version, title, content, fileIds, displayAt, deadlineAt, cutoffAt, downloadAllowed, lateAllowed };
      return t.call('PUT', `${ASSIGNMENTS}/${id}`, { ...kept, ...over });
    },
    act: (id, action, body) => t.call('POST', `${ASSIGNMENTS}/${id}/${action}`, body),
    remove: (id) => t.call('DELETE', `${ASSIGNMENTS}/${id}`),
    read: async (id) => (await t.call<Assignment>('GET', `${ASSIGNMENTS}/${id}`)).data,
    list: async (query = '?classId=c1') =>
      (await t.call<{ total: number; items: Assignment[] }>('GET', `${ASSIGNMENTS}${query}`)).data,
    submissions: async (id) =>
      (await t.call<{ items: Submission[] }>('GET', `${ASSIGNMENTS}/${id}/submissions`)).data.items,
    submit: (assignmentId, studentId = 's1', over = {}) => handIn(t, assignmentId, { studentId, ...over }),
    async clear() {
      await t.database.raw.exec(`
        delete from submission; delete from lesson_diary; delete from assignment; delete from file_use;
        delete from outbox; delete from notification; delete from plan_task;
        update teaching_class set canceled_at = null, cancel_reason = null, progress = 'IN_PROGRESS';
        update enrollment set status = 'ACTIVE', enrolled_at = '${LESSON_NOW}'`);
      t.clock.set(LESSON_NOW);
      t.heard.length = 0;
    },
  };
  return app;
}
