import type { EvidencePerson, LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import type { LessonDeskDeps } from '../desk/lesson-desk-deps.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import { rosterQueries } from '../roster/roster.queries.ts';
import { comersOf, studentsIn } from './evidence-people.ts';
import { evidenceQueries } from './evidence.queries.ts';
import { evidence } from './evidence.ts';

type Deps = Pick<LessonDeskDeps, 'database' | 'accounts'>;

/** What a lesson has left behind, and of whom it tells; the caller has asked whose lesson it is. */
export async function evidenceOf(deps: Deps, lesson: NamedLesson): Promise<LessonEvidence> {
  const [read, people] = await Promise.all([evidence.read(deps.database.db, lesson.id), peopleOf(deps, lesson)]);
  return { ...read, people };
}

/** Its teacher, its students, and the guardians who came. */
async function peopleOf({ database: { db }, accounts }: Deps, lesson: NamedLesson): Promise<EvidencePerson[]> {
  const queries = evidenceQueries(db);
  const [teacher, comings, roster] = await Promise.all([
    accounts.getUser(db, lesson.teacherId),
    queries.comings(lesson.id),
    rosterQueries(db).ofLesson(lesson),
  ]);
  const ids = studentsIn(comings, roster);
  const guardians = comersOf(comings, 'GUARDIAN');
  const wards = guardians.map(({ data }) => String(data['studentId'] ?? ''));
  const names = await queries.studentNames([...new Set([...ids, ...wards])]);
  // Who is no student any more is called what she called herself.
  const nameOf = (id: string) => names.get(id) ?? comings.find(({ actorId }) => actorId === id)?.actor ?? '';
  return [
    { id: lesson.teacherId, role: 'HOST', name: teacher?.name ?? '', studentName: null },
    ...ids.map((id) => ({ id, role: 'STUDENT', name: nameOf(id), studentName: null }) as const),
    ...guardians.map(
      ({ actorId: id, actor: name }, at) =>
        ({ id, role: 'GUARDIAN', name, studentName: names.get(wards[at]!) ?? null }) as const,
    ),
  ];
}
