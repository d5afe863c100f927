import { randomUUID } from 'node:crypto';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { type AssignmentApp, ASSIGNMENTS, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const add = (id: string, text: string, clientId = randomUUID()) =>
  t.call<{ notes: { text: string }[] }>('POST', `${ASSIGNMENTS}/${id}/notes`, { clientId, text });

describe('what a teacher explains afterwards [ASG-2]', () => {
  it('is added where nothing can be edited any more, told once to students and families, and stays', async () => {
    const made = await t.made();
    await t.submit(made.id);
    expect((await t.edit(await t.read(made.id), { content: '다른 말' })).code).toBe('ASSIGNMENT_LOCKED');
    const before = (await t.mails()).length;
    const clientId = randomUUID();
    const answer = await add(made.id, ' 12번은 그래프로 풀어도 돼요. ', clientId);
    await add(made.id, '같은 말', clientId);
    expect(answer.data.notes).toMatchObject([{ text: '12번은 그래프로 풀어도 돼요.', at: '2026-11-18T01:42:00.000Z' }]);
    const letters = (await t.mails()).slice(before);
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      '[클래스] 중2 수학 – bài tập có thêm giải thích',
      '[클래스] 중2 수학 숙제에 설명이 더해졌어요',
    ]);
    expect(letters.every(({ text }) => text.includes('12번은 그래프로 풀어도 돼요.'))).toBe(true);
    await t.tick();
    expect((await t.notices('student')).map(({ title }) => title)).toContain('과제에 설명이 더해졌어요');
    const mother = await t.family('g1');
    const { data } = await mother.get<FamilyHomework>(`/homework/${made.id}?studentId=s1`);
    expect([data.content, data.notes]).toEqual([made.content, answer.data.notes]);
  });

  it('is no more than ten, and none of what nobody can see yet', async () => {
    const { id } = await t.made();
    for (let no = 1; no <= 10; no++) expect((await add(id, `설명 ${no}`)).status).toBe(201);
    expect((await add(id, '하나 더')).code).toBe('LIMIT_REACHED');
    expect((await t.read(id)).notes.map(({ text }) => text)).toEqual(
      Array.from({ length: 10 }, (_, at) => `설명 ${at + 1}`),
    );
    const draft = await t.made({ isDraft: true });
    expect((await add(draft.id, '설명')).code).toBe('WRONG_STATE');
    expect((await add(id, '  ')).code).toBe('VALIDATION');
  });
});
