import type { Database } from '../../core/database/database.ts';

/**
 * What a teacher left behind in October and November 2026, in the times of Seoul; every figure of it can be reckoned by hand.
 * Two classes, `c1` (s1 and s2) and `c2` (s3), all ids with the teacher's before them.
 */
export async function leaveMonth({ raw }: Pick<Database, 'raw'>, id: string): Promise<void> {
  await raw.exec(`
    insert into student (id, name, age) values ('${id}-s1', '김민준', 14), ('${id}-s2', '이서연', 14), ('${id}-s3', '박도윤', 16);
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity) values
      ('${id}-c1', '${id}-c1', '${id}', '중2 수학', 'ONLINE', 'IN_PROGRESS', '2026-10-01', '2026-12-31', 10, 6),
      ('${id}-c2', '${id}-c2', '${id}', '고1 수학', 'ONLINE', 'IN_PROGRESS', '2026-10-01', '2026-12-31', 10, 6);
    insert into enrollment (id, class_id, student_id, status, enrolled_at) values
      ('${id}-e1', '${id}-c1', '${id}-s1', 'ACTIVE', '2026-10-01T00:00+09'),
      ('${id}-e2', '${id}-c1', '${id}-s2', 'ACTIVE', '2026-11-01T00:00+09'),
      ('${id}-e3', '${id}-c2', '${id}-s3', 'ACTIVE', '2026-11-01T00:00+09');
    insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, no_show, mode, started_at, ended_at,
      cancel_reason, canceled_by) values
      ('${id}-l6', '${id}-c1', '${id}', 1, '분수', '2026-10-20T18:00+09', '2026-10-20T19:00+09', 'FINISHED', true, false, 'ONLINE', null, null, null, null),
      ('${id}-l1', '${id}-c1', '${id}', 2, '일차식', '2026-11-02T18:00+09', '2026-11-02T19:00+09', 'FINISHED', true, false, 'ONLINE', null, null, null, null),
      ('${id}-l2', '${id}-c1', '${id}', 3, '방정식', '2026-11-09T18:00+09', '2026-11-09T19:00+09', 'DONE', true, false, 'ONLINE',
        '2026-11-09T18:05+09', '2026-11-09T19:10+09', null, null),
      ('${id}-l3', '${id}-c1', '${id}', 4, '부등식', '2026-11-16T18:00+09', '2026-11-16T19:00+09', 'DONE', false, true, 'ONLINE',
        '2026-11-16T18:00+09', '2026-11-16T18:16+09', null, null),
      ('${id}-l4', '${id}-c1', '${id}', 5, '함수', '2026-11-23T18:00+09', '2026-11-23T19:00+09', 'CANCELED', null, false, 'ONLINE', null, null, '사정이 있어요', 'TEACHER'),
      ('${id}-l5', '${id}-c2', '${id}', 1, '집합', '2026-11-10T19:00+09', '2026-11-10T20:30+09', 'FINISHED', true, false, 'ONLINE', null, null, null, null),
      ('${id}-l7', '${id}-c2', '${id}', 2, '명제', '2026-12-01T19:00+09', '2026-12-01T20:30+09', 'UPCOMING', null, false, 'ONLINE', null, null, null, null),
      -- Nobody began it, and nobody waited: it was not held.
      ('${id}-l8', '${id}-c2', '${id}', 3, '수열', '2026-11-17T19:00+09', '2026-11-17T20:30+09', 'DONE', false, false, 'ONLINE', null, null, null, null);
    insert into attendance (lesson_id, student_id, state, source) values
      ('${id}-l6', '${id}-s1', 'PRESENT', 'AUTO'), ('${id}-l1', '${id}-s1', 'PRESENT', 'AUTO'), ('${id}-l1', '${id}-s2', 'LATE', 'AUTO'),
      ('${id}-l2', '${id}-s1', 'PRESENT', 'AUTO'), ('${id}-l2', '${id}-s2', 'ABSENT', 'AUTO'), ('${id}-l3', '${id}-s1', 'EXCUSED', 'AUTO'),
      ('${id}-l3', '${id}-s2', 'ABSENT', 'AUTO'), ('${id}-l5', '${id}-s3', 'PRESENT', 'AUTO'), ('${id}-l8', '${id}-s3', 'ABSENT', 'AUTO');
    insert into assignment (id, class_id, teacher_id, title, content, display_at, published_at, announced_at, deadline_at, download_allowed,
      late_allowed, created_at)
      select '${id}-a' || n, '${id}-c1', '${id}', '과제 ' || n, '', due - interval '5 days', due - interval '5 days', due - interval '5 days', due,
        true, true, due - interval '5 days'
      from (values (1, timestamptz '2026-11-08T21:00+09'), (2, '2026-11-15T21:00+09'), (3, '2026-11-29T21:00+09'), (4, '2026-10-25T21:00+09'))
        as given (n, due);
    insert into submission (id, assignment_id, teacher_id, class_id, student_id, submitted_at) values
      ('${id}-h1', '${id}-a1', '${id}', '${id}-c1', '${id}-s1', '2026-11-08T20:00+09'),
      ('${id}-h2', '${id}-a1', '${id}', '${id}-c1', '${id}-s2', '2026-11-09T20:00+09'),
      ('${id}-h3', '${id}-a2', '${id}', '${id}-c1', '${id}-s1', '2026-11-15T20:00+09'),
      ('${id}-h4', '${id}-a3', '${id}', '${id}-c1', '${id}-s1', '2026-11-20T20:00+09');
    insert into review (id, class_id, teacher_id, student_id, rating, content, created_at, handling, hidden_at, hidden_reason) values
      ('${id}-v1', '${id}-c1', '${id}', '${id}-s1', 5, '좋아요', '2026-11-10T10:00+09', 'PENDING', null, null),
      ('${id}-v2', '${id}-c1', '${id}', '${id}-s2', 4, '좋아요', '2026-11-12T10:00+09', 'PENDING', null, null),
      ('${id}-v3', '${id}-c2', '${id}', '${id}-s3', 1, '별로예요', '2026-11-13T10:00+09', 'PENDING', '2026-11-14T10:00+09', '이유');
    insert into chat_room (id, kind, class_id, title, created_at) values ('${id}-r1', 'ROOM', '${id}-c1', '중2 수학', '2026-10-01T00:00+09');
    insert into chat_member (room_id, member_id, name, joined_at)
      select '${id}-r1', who, who, '2026-10-01T00:00+09' from unnest(array['${id}', '${id}-g1']) who;
    insert into chat_message (room_id, seq, sender_id, content, sent_at) values
      ('${id}-r1', 1, '${id}', '안녕하세요', '2026-11-01T09:00+09'),
      ('${id}-r1', 2, '${id}-g1', '질문이 있어요', '2026-11-03T09:00+09'),
      ('${id}-r1', 3, '${id}-g1', '혹시 보셨나요', '2026-11-03T09:20+09'),
      ('${id}-r1', 4, '${id}', '네', '2026-11-03T09:30+09'),
      ('${id}-r1', 5, '${id}', '내일 뵈어요', '2026-11-03T09:31+09'),
      ('${id}-r1', 6, '${id}-g1', '고맙습니다', '2026-11-03T23:50+09'),
      ('${id}-r1', 7, '${id}', '별말씀을요', '2026-11-04T00:20+09');
    insert into wallet (id, owner_id, currency) values ('${id}-w', '${id}', 'VND'), ('${id}-p', '${id}', 'CCXU');
    insert into wallet_transaction (id, code, wallet_id, currency, kind, state, amount, reason, title, created_at, finished_at) values
      ('${id}-x1', '${id}-x1', '${id}-w', 'VND', 'TU', 'SUCCESS', 201000, 'LESSON_INCOME', '수업', '2026-11-03T19:00+09', '2026-11-03T19:00+09'),
      ('${id}-x5', '${id}-x5', '${id}-w', 'VND', 'TU', 'SUCCESS', 301500, 'LESSON_INCOME', '수업', '2026-11-11T19:00+09', '2026-11-11T19:00+09'),
      ('${id}-x6', '${id}-x6', '${id}-w', 'VND', 'TU', 'SUCCESS', 100500, 'LESSON_INCOME', '수업', '2026-10-21T19:00+09', '2026-10-21T19:00+09'),
      ('${id}-x7', '${id}-x7', '${id}-p', 'CCXU', 'TU', 'SUCCESS', 50, 'MISSION', '첫 수업', '2026-11-05T10:00+09', '2026-11-05T10:00+09'),
      ('${id}-x8', '${id}-x8', '${id}-p', 'CCXU', 'WD', 'SUCCESS', 30, 'GIFT', '커피', '2026-11-06T10:00+09', '2026-11-06T10:00+09'),
      ('${id}-x9', '${id}-x9', '${id}-p', 'CCXU', 'WD', 'SUCCESS', 7, 'EXPIRY', '기간이 지난 포인트', '2026-11-07T10:00+09', '2026-11-07T10:00+09'),
      ('${id}-x10', '${id}-x10', '${id}-p', 'CCXU', 'TU', 'SUCCESS', 30, 'GIFT', '취소한 선물 · 커피', '2026-11-08T10:00+09', '2026-11-08T10:00+09');
    begin;
    insert into lesson_income (lesson_id, teacher_id, class_id, start_at, month, minutes, student_count, is_no_show, gross, fee, platform,
      channel, net, rate_total, rate_platform, relief, confirmed_at, confirmed_by, booked_at, transaction_id) values
      ('${id}-l1', '${id}', '${id}-c1', '2026-11-02T18:00+09', '2026-11', 60, 1, false, 300000, 99000, 30000, 69000, 201000, 3300, 1000, 0,
        now(), 'GUARDIAN', now(), '${id}-x1'),
      ('${id}-l5', '${id}', '${id}-c2', '2026-11-10T19:00+09', '2026-11', 90, 1, false, 450000, 148500, 45000, 103500, 301500, 3300, 1000, 0,
        now(), 'GUARDIAN', now(), '${id}-x5'),
      ('${id}-l6', '${id}', '${id}-c1', '2026-10-20T18:00+09', '2026-10', 60, 1, false, 150000, 49500, 15000, 34500, 100500, 3300, 1000, 0,
        now(), 'GUARDIAN', now(), '${id}-x6');
    insert into income_part (lesson_id, student_id, package_name, package_fee, lesson_count, package_minutes, gross)
      select lesson_id, '${id}-s1', '묶음', gross, 1, minutes, gross from lesson_income where teacher_id = '${id}';
    commit;
    insert into work_time (teacher_id, class_id, day, kind, seconds) values
      ('${id}', '${id}-c1', '2026-11-12', 'GRADING', 1800), ('${id}', '${id}-c1', '2026-11-13', 'WRAP_UP', 600),
      ('${id}', '${id}-c2', '2026-11-12', 'GRADING', 300), ('${id}', '${id}-c1', '2026-10-12', 'GRADING', 900)`);
}
