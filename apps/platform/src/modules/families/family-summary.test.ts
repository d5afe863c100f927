import type { FamilySummary } from '@portal/domain/families/family-summary.contract';
import { createFamilyApp, type FamilyApp } from '../../testing/apps/family-app.ts';
import { liveBoardPage, liveGuestLink, livePoll, liveVote } from '../live/live.tables.ts';

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
});
afterAll(() => t.close());

const line = { id: 'one', version: 3, kind: 'line', colour: 'ink', width: 'normal', points: [0, 0, 5, 5] };
const words = {
  id: 'two',
  version: 1,
  kind: 'text',
  colour: 'indigo',
  width: 'thick',
  points: [60, 60],
  text: 'y = 2x',
};
const keep = (lessonId: string, no: number, elements: object[], hasInk = elements.length > 0) =>
  t.database.db.insert(liveBoardPage).values({ lessonId, no, elements: JSON.stringify(elements), hasInk });
const board = async (id: string, guardianId = 'g1') =>
  (await t.family(guardianId)).get<FamilySummary>(`/lessons/${id}/summary`);

describe('what is left of a lesson', () => {
  it('is what was shown, each once, and asked, with what the own children chose [CLS-2]', async () => {
    const id = await t.told();
    const { db } = t.database;
    const page = { name: '그래프', url: 'https://school.example/graph' };
    for (const data of [{ name: '활용.pdf' }, page, { name: '활용.pdf' }])
      await db.transaction((tx) =>
        t.lessons.evidence.append(tx, id, {
          kind: 'MATERIAL_SHOWN',
          actor: '',
          actorId: null,
          at: t.clock.now(),
          data,
        }),
      );
    const polls = [
      { id: `${id}-open`, question: '이해했나요?', options: ['네', '아니요'], closedAt: null },
      { id: `${id}-quiz`, question: '몇 권?', options: ['6권', '7권'], answer: 1, closedAt: t.clock.now() },
    ];
    await db.insert(livePoll).values(polls.map((poll) => ({ ...poll, lessonId: id, openedAt: t.clock.now() })));
    for (const [studentId, option] of [
      ['s1', 1],
      ['s2', 0],
    ] as const) {
      await db.insert(liveGuestLink).values({ id: `${id}-${studentId}`, lessonId: id, studentId, role: 'STUDENT' });
      await db
        .insert(liveVote)
        .values({ pollId: `${id}-quiz`, participantId: `${id}-${studentId}`, option, at: t.clock.now() });
    }
    const { data } = await board(id, 'g1');
    expect(data).toEqual({
      pages: [],
      materials: [{ name: '활용.pdf', url: null }, page],
      recordings: [],
      questions: [
        {
          id: `${id}-quiz`,
          question: '몇 권?',
          options: [
            { text: '6권', votes: 1 },
            { text: '7권', votes: 1 },
          ],
          answer: 1,
          chosen: [{ studentId: 's1', option: 1 }],
        },
      ],
    });
    expect((await (await t.family('g1')).records()).find((record) => record.id === id)?.hasSummary).toBe(true);
  });
});

describe('the board of a lesson', () => {
  it('shows its family what is left on the pages, and no page on which nothing is [CLS-2]', async () => {
    const id = await t.told();
    await keep(id, 1, [line, { ...words, id: 'gone', isDeleted: true }, words]);
    await keep(id, 2, [{ ...line, isDeleted: true }], false);
    await keep(id, 3, [{ id: 'strange', version: 1, kind: 'picture', src: 'https://elsewhere.example/a.png' }]);
    const { status, data } = await board(id);
    expect([status, data]).toEqual([
      200,
      { pages: [{ no: 1, drawings: [line, words] }], materials: [], questions: [], recordings: [] },
    ]);
  });

  it('is told of in the list of lessons, and in every answer about one', async () => {
    const bare = await t.told();
    const drawn = await t.told();
    await keep(drawn, 1, [line]);
    const family = await t.family('g1');
    const flags = new Map((await family.records()).map(({ id, hasSummary }) => [id, hasSummary]));
    expect([flags.get(bare), flags.get(drawn)]).toEqual([false, true]);
    expect((await family.question(drawn)).data.hasSummary).toBe(true);
    expect((await family.confirm(bare)).data.hasSummary).toBe(false);
    expect((await board(bare)).data.pages).toEqual([]);
  });

  it('of a lesson that is still to come, or of another class, looks like none', async () => {
    const next = await t.lessonAt(-60);
    await keep(next, 1, [line]);
    await t.database.raw
      .exec(`insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode, held)
      select 'theirs', 'c2', teacher_id, 1, '남의 수업', now() - interval '90 days', now() - interval '90 days' + interval '1 hour', 'DONE', 'ONLINE', true
        from teaching_class where id = 'c2'`);
    await keep('theirs', 1, [line]);
    const answers = [await board(next), await board('theirs'), await board('none')];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'NOT_FOUND']),
    );
  });
});
