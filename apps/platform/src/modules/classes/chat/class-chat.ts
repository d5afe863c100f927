import type { Tx } from '../../../core/database/database.ts';
import type { ClassDeps } from '../class-deps.ts';
import { classChatQueries } from './class-chat.queries.ts';

const KEPT_AT_ONCE = 100;

type Deps = Pick<ClassDeps, 'chat' | 'accounts'>;

/** Gives a class its chat room, under its name, and lets its people in: the teacher, students with an account, all guardians. */
export async function keepClassChat(
  { chat, accounts }: Deps,
  tx: Tx,
  { id, teacherId, name }: { id: string; teacherId: string; name: string },
): Promise<void> {
  const queries = classChatQueries(tx);
  await queries.lock(id);
  const teacher = await accounts.getUser(tx, teacherId);
  const families = await queries.familiesOf(id);
  const members = [...(teacher ? [{ id: teacherId, name: teacher.name, avatar: teacher.avatar }] : []), ...families];
  await queries.joined(id, await chat.keepClassRoom(tx, { classId: id, title: name, members }));
}

/** Does the same for classes without a room, and for those that students came to since. */
export async function keepDueClassChats(deps: Deps & Pick<ClassDeps, 'database'>): Promise<void> {
  const { db } = deps.database;
  for (const found of await classChatQueries(db).due(KEPT_AT_ONCE))
    await db.transaction((tx) => keepClassChat(deps, tx, found));
}

/** One guardian of students who stay leaves its room; who has another child there stays. */
export async function leaveClassChatAlone(
  { chat }: Pick<Deps, 'chat'>,
  tx: Tx,
  { classId, guardianId }: { classId: string; guardianId: string },
): Promise<void> {
  const queries = classChatQueries(tx);
  await queries.lock(classId);
  const isStaying = (await queries.familiesOf(classId)).some(({ id }) => id === guardianId);
  if (!isStaying) await chat.leaveClassRoom(tx, { classId, memberIds: [guardianId] });
}

/** The family of a student who is not in the class any more leaves its room; who has another child there stays. */
export async function leaveClassChat(
  { chat }: Pick<Deps, 'chat'>,
  tx: Tx,
  { classId, studentId }: { classId: string; studentId: string },
): Promise<void> {
  const queries = classChatQueries(tx);
  await queries.lock(classId);
  const staying = new Set((await queries.familiesOf(classId)).map(({ id }) => id));
  const memberIds = (await queries.familyOf(studentId)).filter((id) => !staying.has(id));
  await chat.leaveClassRoom(tx, { classId, memberIds });
}
