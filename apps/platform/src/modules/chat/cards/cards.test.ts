import { randomUUID } from 'node:crypto';
import type { cardsContract } from '@portal/domain/chat/cards.contract';
import type { CardRef } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import type { LaterMessage } from '@portal/domain/chat/later-message';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { createFamilyApp, type FamilyApp, type FamilyAtDoor } from '../../../testing/apps/family-app.ts';
import { handIn } from '../../../testing/apps/homework-calls.ts';
import { LESSON_NOW } from '../../../testing/apps/lesson-app.ts';

const CHATS = '/messaging/v1/chats';
const TOMORROW = '2026-11-19T10:00:00.000Z';
const MINUTE = 60_000;
const LESSON: CardRef = { kind: 'LESSON', id: 'les-1' };
const HOMEWORK: CardRef = { kind: 'ASSIGNMENT', id: 'asg-1' };
const REVIEW: CardRef = { kind: 'REVIEW', id: 'rev-1' };
type Page = { items: ChatMessage[] };

let t: FamilyApp;
let classRoom: string;
let pair: string;
let mother: FamilyAtDoor;
let stranger: FamilyAtDoor;

beforeAll(async () => {
  t = await createFamilyApp();
  await t.tick();
  const [row] = await t.database.raw.query<{ id: string }>(
    `select chat_room_id as id from teaching_class where id = 'c1'`,
  );
  classRoom = row!.id;
  pair = (await t.call<Chat>('POST', CHATS, { guardianId: 'g1' })).data.id;
  mother = await t.family('g1');
  stranger = await t.family('g3');
});
afterAll(() => t.close());

beforeEach(async () => {
  t.clock.set(LESSON_NOW);
  await t.database.raw.exec(`
    delete from chat_message; delete from chat_later; delete from mail; delete from notification_delivery; delete from family_visit;
    update chat_room set last_seq = 0, last_change = 0, last_message_at = null;
    update chat_member set last_read_seq = 0;
    delete from live_guest_link; delete from lesson_change; delete from lesson_move; delete from submission_attempt; delete from submission; delete from assignment; delete from review_history; delete from review;
    delete from lesson;
    update enrollment set enrolled_at = '2026-11-01', takes_from = null`);
  await t.addLesson('les-1', TOMORROW);
  await t.addLesson('les-9', '2026-11-20T10:00:00Z', 60, { classId: 'c2' });
  await t.database.raw.query(
    `insert into assignment (id, class_id, teacher_id, title, content, deadline_at, display_at, published_at, download_allowed,
       late_allowed, created_at)
     select id, 'c1', $1, title, '', due::timestamptz, shown::timestamptz, '2026-11-15', true, true, '2026-11-15'
       from (values ('asg-1', '일차함수 그래프 그리기', '2026-11-15', '2026-11-20T14:59Z'), ('asg-hidden', '다음 주 과제', '2026-11-25', '2026-11-30'))
         as given (id, title, shown, due)`,
    [t.teacher.id],
  );
  await t.database.raw.query(
    `insert into review (id, class_id, teacher_id, student_id, rating, content, created_at, handling)
     values ('rev-1', 'c1', $1, 's1', 5, '설명이 꼼꼼해요', '2026-11-16', 'PENDING')`,
    [t.teacher.id],
  );
});

const send = (roomId: string, card: CardRef, over = {}) =>
  t.call<ChatMessage>('POST', `${CHATS}/${roomId}/messages`, {
    clientId: randomUUID(),
    content: '',
    fileIds: [],
    card,
    ...over,
  });
const readBy = async (of: FamilyAtDoor, room = 'class') =>
  (await of.get<Page>(`/chats/${room}/messages`)).data.items.map(({ card }) => card);
const read = async (roomId = classRoom) =>
  (await t.call<Page>('GET', `${CHATS}/${roomId}/messages`)).data.items.map(({ card }) => card);
const offered = async (roomId: string) =>
  (await t.call<AnswerOf<typeof cardsContract.listChatCards>>('GET', `${CHATS}/${roomId}/cards`)).data;

describe('a card in a talk [CHT-2]', () => {
  it('is sent with or without words, and says what the lesson is now, not what it was', async () => {
    const { status, data } = await send(classRoom, LESSON);
    expect(status).toBe(201);
    expect(data.card).toMatchObject({ ...LESSON, className: '중2 수학', no: 1, startAt: TOMORROW, proposal: null });
    await t.propose('les-1', '2026-11-19T11:30:00.000Z', { reason: '병원에 가요' });
    expect(await read()).toMatchObject([{ proposal: { by: 'TEACHER', newStartAt: '2026-11-19T11:30:00.000Z' } }]);
    await t.database.raw.exec(`update lesson set status = 'CANCELED', canceled_by = 'TEACHER', cancel_reason = '쉬어요'
      where id = 'les-1'`);
    expect(await readBy(mother)).toMatchObject([{ status: 'CANCELED' }]);
  });

  it.each<[string, CardRef]>([
    ['a lesson of another class', { kind: 'LESSON', id: 'les-9' }],
    ['a lesson that never was', { kind: 'LESSON', id: 'les-none' }],
    ['an assignment that its students do not see yet', { kind: 'ASSIGNMENT', id: 'asg-hidden' }],
    ['a review that is none', { kind: 'REVIEW', id: 'rev-none' }],
  ])('is not one of %s', async (_what, card) => {
    expect((await send(classRoom, card)).status).toBe(404);
    expect((await send(pair, card)).status).toBe(404);
    expect(await read()).toEqual([]);
  });

  it('is not shown by a family, whatever it sends', async () => {
    const body = { clientId: randomUUID(), content: '네', fileIds: [], card: LESSON };
    expect((await mother.post('/chats/class/messages', body)).status).toBe(400);
  });

  it('goes with its message when that is taken back', async () => {
    await send(classRoom, LESSON);
    await t.call('DELETE', `${CHATS}/${classRoom}/messages/1`);
    expect(await read()).toEqual([null]);
  });

  it('is kept with a message for later, and sent with it', async () => {
    const sendAt = new Date(Date.parse(LESSON_NOW) + 5 * MINUTE).toISOString();
    const body = { clientId: randomUUID(), content: '', fileIds: [], card: LESSON, sendAt };
    const kept = await t.call<LaterMessage>('POST', `${CHATS}/${classRoom}/later`, body);
    expect(kept.data.card).toEqual(LESSON);
    expect(
      (
        await t.call('POST', `${CHATS}/${classRoom}/later`, {
          ...body,
          clientId: randomUUID(),
          card: { kind: 'LESSON', id: 'les-9' },
        })
      ).status,
    ).toBe(404);
    t.clock.advance(6 * MINUTE);
    await t.chat.tick();
    expect(await read()).toMatchObject([LESSON]);
  });
});

describe('what each reads of it', () => {
  it('is how many have handed it in for the teacher, and its own child for a family', async () => {
    await send(classRoom, HOMEWORK);
    await handIn(t, 'asg-1', { guardianId: 'g1', studentId: 's1' });
    expect(await read()).toMatchObject([{ counts: { students: 2, submitted: 1, toGrade: 1 }, children: [] }]);
    expect(await readBy(mother)).toMatchObject([
      { counts: null, children: [{ student: { name: '학생 A01' }, state: 'HANDED_IN' }] },
    ]);
    expect(await readBy(stranger)).toMatchObject([{ children: [{ student: { name: '학생 A02' }, state: 'OPEN' }] }]);
    expect(JSON.stringify(await readBy(stranger))).not.toContain('A01');
  });

  it('is the child of the guardian for the teacher in a talk of two', async () => {
    await send(pair, HOMEWORK);
    expect(await read(pair)).toMatchObject([{ children: [{ student: { name: '학생 A01' }, state: 'OPEN' }] }]);
    expect(await readBy(mother, 'teacher')).toMatchObject([{ children: [{ state: 'OPEN' }] }]);
  });

  it('is nothing of a lesson from before its child came, and nothing of what was deleted', async () => {
    await t.addLesson('les-2', '2026-11-10T10:00:00Z', 60, { status: 'FINISHED', held: true });
    await send(classRoom, { kind: 'LESSON', id: 'les-2' });
    await t.database.raw.exec(`update enrollment set takes_from = '2026-11-12' where student_id = 's2'`);
    expect(await readBy(mother)).toMatchObject([{ id: 'les-2', held: true }]);
    expect(await readBy(stranger)).toEqual([{ kind: 'GONE', of: 'LESSON' }]);
    await t.database.raw.exec(`delete from lesson where id = 'les-2'`);
    expect(await read()).toEqual([{ kind: 'GONE', of: 'LESSON' }]);
  });

  it('is of a review what anybody may read, without the name of the child; hidden, it is its teacher’s alone', async () => {
    await send(classRoom, REVIEW);
    expect(await read()).toMatchObject([{ rating: 5, studentName: '학생 A01', replyVersion: 1, reply: null }]);
    expect(await readBy(stranger)).toMatchObject([
      { preview: '설명이 꼼꼼해요', studentName: null, replyVersion: null },
    ]);
    await t.database.raw.exec(`update review set hidden_at = now(), hidden_reason = '확인 중' where id = 'rev-1'`);
    expect(await read()).toMatchObject([{ id: 'rev-1' }]);
    expect(await readBy(stranger)).toEqual([{ kind: 'GONE', of: 'REVIEW' }]);
  });
});

describe('what a teacher may show', () => {
  it('is of the class in its room, and of the child’s classes in a talk of two, the next lesson first', async () => {
    await t.addLesson('les-3', '2026-11-19T08:00:00Z');
    await t.addLesson('les-4', '2026-11-17T08:00:00Z', 60, { status: 'FINISHED', held: true });
    for (const room of [classRoom, pair]) {
      const { lessons, assignments, reviews } = await offered(room);
      expect(lessons.map(({ id }) => id)).toEqual(['les-3', 'les-1', 'les-4']);
      expect([assignments.map(({ id }) => id), reviews.map(({ id }) => id)]).toEqual([['asg-1'], ['rev-1']]);
    }
    const { data } = await t.call<Chat>('POST', CHATS, { guardianId: 'g3' });
    expect((await offered(data.id)).reviews).toEqual([]);
  });

  it('is hers alone: nobody else reads it', async () => {
    expect((await t.call('GET', `${CHATS}/${classRoom}/cards`, undefined, t.other)).status).toBe(404);
  });

  it('fills the time of a phrase with the next lesson of the talk', async () => {
    for (const room of [classRoom, pair])
      expect((await t.call<Chat>('GET', `${CHATS}/${room}`)).data.nextLessonAt).toBe(TOMORROW);
    await t.database.raw.exec(
      `update lesson set status = 'CANCELED', canceled_by = 'TEACHER', cancel_reason = '쉬어요'`,
    );
    expect((await t.call<Chat>('GET', `${CHATS}/${pair}`)).data.nextLessonAt).toBeNull();
  });
});

describe('a card without a word', () => {
  it('stands in the list with its time by the clocks of its reader, and at the family’s door in its language', async () => {
    await send(classRoom, LESSON);
    await send(pair, HOMEWORK);
    const { items } = (await t.call<{ items: ChatRoom[] }>('GET', CHATS)).data;
    const previews = new Map(items.map(({ id, lastMessage }) => [id, lastMessage?.preview]));
    expect(previews.get(classRoom)).toBe('수업 카드: 19/11/2026 (목) 19:00');
    expect(previews.get(pair)).toBe('과제 카드: 일차함수 그래프 그리기');
    expect((await mother.door()).chat?.lastMessage?.preview).toBe('수업 카드: 19/11/2026 (목) 19:00 (서울 시각 기준)');
    const father = await t.family('g2');
    expect((await father.door()).chat?.lastMessage?.preview).toMatch(/^Thẻ buổi học: .*17:00/);
  });

  it('is told in a letter to who has not seen it', async () => {
    await send(pair, LESSON);
    t.clock.advance(6 * MINUTE);
    await t.families.tick();
    const [letter] = (await t.mails()).filter(({ recipient }) => recipient === 'b01@family.example');
    expect(letter?.text).toContain('수업 카드: 19/11/2026 (목) 19:00');
  });
});
