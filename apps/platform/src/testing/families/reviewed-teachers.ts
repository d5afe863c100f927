import { EMPTY_PROFILE } from '@portal/domain/profile/teacher-profile';
import type { Database } from '../../core/database/database.ts';
import { openTestDatabase } from '../test-database.ts';

/** So many approved teachers, each with so many reviews; every review costs its triggers. */
export async function platformWith(reviews: number, teachers = 400): Promise<Database> {
  const database = await openTestDatabase();
  await database.raw.exec(`begin;
    insert into app_user (id, code, username, name, user_type, created_at)
      select 't' || n, 'KR' || lpad(n::text, 7, '0') || 'TC', 'user' || n, '선생님', 'TEACHER', now() from generate_series(1, ${teachers}) n;
    insert into profile_submission (id, user_id, status, snapshot, submitted_at, due_at, decided_at)
      select 'sub' || n, 't' || n, 'APPROVED', '${JSON.stringify(EMPTY_PROFILE)}', now(), now(), now() from generate_series(1, ${teachers}) n;
    insert into teacher_profile (user_id, draft, version, first_approved_at, published_submission_id)
      select 't' || n, '{}', 1, now(), 'sub' || n from generate_series(1, ${teachers}) n;
    insert into student (id, name, age) select 's' || k, '학생', 14 from generate_series(1, ${reviews}) k;
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      select 'c' || n, 'c' || n, 't' || n, '반', 'ONLINE', 'FINISHED', '2026-01-01', '2026-02-01', 1, 1 from generate_series(1, ${teachers}) n;
    insert into review (id, class_id, teacher_id, student_id, rating, content, created_at, handling)
      select 'r' || n || '-' || k, 'c' || n, 't' || n, 's' || k, 1 + (n + k) % 5, '', now() - k * interval '1 hour', 'PENDING'
      from generate_series(1, ${teachers}) n, generate_series(1, ${reviews}) k;
    commit;`);
  await database.raw.exec('vacuum analyze');
  return database;
}
