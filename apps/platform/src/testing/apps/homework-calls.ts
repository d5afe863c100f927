import { randomUUID } from 'node:crypto';
import type { FamilyHomework, HandedHomework } from '@portal/domain/families/family-homework';
import { familyHeaders } from '../access-ground.ts';
import type { TestApp } from '../test-app.ts';

export interface HandingIn extends Partial<HandedHomework> {
  readonly classId?: string;
  /** The first guardian of the student, unless named. */
  readonly guardianId?: string;
}

/** A guardian hands an assignment in by her link; rejects with the `code` of a refusal. */
export async function handIn(
  { database, headers, request }: Pick<TestApp, 'database' | 'headers' | 'request'>,
  id: string,
  { classId = 'c1', guardianId, studentId = 's1', ...answer }: HandingIn = {},
): Promise<FamilyHomework> {
  const [first] = await database.raw.query<{ id: string }>(
    'select guardian_id as id from student_guardian where student_id = $1 order by 1 limit 1',
    [studentId],
  );
  const link = await familyHeaders(database, classId, guardianId ?? first?.id ?? 'g1');
  const sent = await request({
    method: 'POST',
    url: `/fam/v1/homework/${id}/hand-in`,
    headers: { ...headers, ...link },
    payload: { clientId: randomUUID(), studentId, text: '다 했어요.', fileIds: [], ...answer },
  });
  const { data, code } = sent.json<{ data: FamilyHomework; code?: string }>();
  if (sent.statusCode !== 201) throw Object.assign(new Error(sent.body), { code });
  return data;
}
