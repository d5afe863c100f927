import type { Database } from '../core/database/database.ts';
import { planOf, stepsOf } from '../testing/query-plan.ts';
import { aClassRow } from '../testing/teaching-rows.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { teachingClass } from './classes/classes.tables.ts';
import { givenCardsStatement } from './coursework/cards/assignment-cards.queries.ts';
import { lessonCardsStatement } from './lessons/cards/lesson-cards.queries.ts';
import { reviewCardsStatement } from './reviews/cards/review-cards.queries.ts';

const CLASSES = 300;
const STUDENTS = 4;
/** Cards of one page of a talk. */
const PAGE = 50;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = Array.from({ length: CLASSES }, (_, no) => aClassRow(`t-${no}`, { id: `c-${no}` }));
  await database.db.insert(teachingClass).values(rows);
  await database.raw.exec(`
    insert into student (id, name, age) select 's-' || c.id || '-' || k, '학생', 14 from generate_series(1, ${STUDENTS}) k, teaching_class c;
    insert into guardian (id, name, language, time_zone) select 'g-' || id, '보호자', 'ko', 'Asia/Seoul' from student;
    insert into student_guardian (student_id, guardian_id, relation) select id, 'g-' || id, 'MOTHER' from student;
    insert into enrollment (id, class_id, student_id, status, enrolled_at)
      select 'e-' || c.id || '-' || k, c.id, 's-' || c.id || '-' || k, 'ACTIVE', '2026-01-01' from generate_series(1, ${STUDENTS}) k, teaching_class c;
    insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode)
      select 'l-' || c.id || '-' || k, c.id, c.teacher_id, k, '제목', at, at + interval '50 minutes', 'UPCOMING', 'ONLINE'
      from generate_series(1, ${PAGE}) k, teaching_class c, lateral (select timestamptz '2026-12-01 12:00Z' + k * interval '1 day' as at) t;
    insert into assignment (id, class_id, teacher_id, title, content, display_at, published_at, deadline_at, download_allowed,
        late_allowed, created_at)
      select 'a-' || c.id || '-' || k, c.id, c.teacher_id, '과제', '', '2026-02-01', '2026-02-01', '2026-03-01', true, true, '2026-02-01'
      from generate_series(1, ${PAGE}) k, teaching_class c;
    insert into review (id, class_id, teacher_id, student_id, rating, content, created_at, handling)
      select 'r-' || e.student_id, e.class_id, c.teacher_id, e.student_id, 5, '좋아요', '2026-11-01', 'PENDING'
      from enrollment e join teaching_class c on c.id = e.class_id`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

const ids = (kind: 'l' | 'a') => Array.from({ length: PAGE }, (_, no) => `${kind}-c-150-${no + 1}`);
/** The most rows that a step read of a table. */
async function most(table: string, statement: Parameters<typeof planOf>[1]): Promise<number> {
  const steps = stepsOf(await planOf(database, statement, {})).filter((step) => step['Relation Name'] === table);
  return Math.max(...steps.map((step) => step['Actual Rows']));
}

describe('cards of a page of fifty messages, among fifteen thousand of each kind [CHT-2]', () => {
  it.each(['t-150', 'g-s-c-150-2'])(
    'are read in one statement, which touches those lessons alone, by %s',
    async (readerId) => {
      const statement = lessonCardsStatement(database.db, ids('l'), readerId);
      expect(await most('lesson', statement)).toBeLessThanOrEqual(PAGE);
      expect(await statement).toHaveLength(PAGE);
    },
  );

  it('are read with the own child alone, where they are assignments', async () => {
    const reader = { readerId: 'g-s-c-150-2', guardianId: null, now: new Date('2026-02-10') };
    const statement = givenCardsStatement(database.db, ids('a'), reader);
    expect(await most('assignment', statement)).toBeLessThanOrEqual(PAGE * STUDENTS);
    expect(await statement).toHaveLength(PAGE);
  });

  it('are read by their ids, where they are reviews', async () => {
    const own = Array.from({ length: STUDENTS }, (_, no) => `r-s-c-150-${no + 1}`);
    const statement = reviewCardsStatement(database.db, own, 'g-s-c-150-2');
    expect(await most('review', statement)).toBeLessThanOrEqual(STUDENTS);
    expect(await statement).toHaveLength(STUDENTS);
  });
});
