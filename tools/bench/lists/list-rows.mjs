const PAGE = 20;
const LESSONS_A_CLASS = 12;
/** A class may have no more assignments, nor lectures (LIMITS.handoutsMax), and its programme no more lessons. */
const HANDOUTS_MAX = 300;
const PROGRAMME_MAX = 200;

/**
 * Statements that give a teacher what `times` as long a time leaves behind: at 1 about two pages of everything. What lies ahead
 * (lessons of the next two weeks, tasks, ten classes) is the same for all. The first class is the one whose own lists grow.
 */
export function teacherRows(id, times) {
  const things = 2 * PAGE * times;
  const handouts = Math.min(3 * times, HANDOUTS_MAX);
  const own = Math.min(LESSONS_A_CLASS * times, PROGRAMME_MAX);
  const lessons = own + (PAGE - 1) * times * LESSONS_A_CLASS;
  return [
    `insert into app_user (id, code, username, name, user_type, profile_status, password_hash, created_at)
       select '${id}', 'KR${id}TC', '${id}', '선생님', 'TEACHER', 'APPROVED', password_hash, now() from app_user where username = 'math'`,
    // Before the lessons: from then on the platform reminds her of them.
    `insert into notification_inbox (user_id, last_seq, total) values ('${id}', ${things}, ${things})`,
    `insert into notification (id, user_id, seq, category, title, content, published_at, open_detail)
       select '${id}-n' || n, '${id}', n, 'PROD', '과제 제출', '학생이 과제를 냈어요', now(), true from generate_series(1, ${things}) n`,
    `insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
       select '${id}-c' || n, '${id}-c' || n, '${id}', '수업 ' || n, 'ONLINE', case when n <= 10 then 'IN_PROGRESS' else 'FINISHED' end,
         current_date - n, current_date - n + 60, ${LESSONS_A_CLASS}, 6 from generate_series(1, ${PAGE * times}) n`,
    // Every second hour, back from two weeks ahead; the ten open classes take turns in what is still to come.
    `insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, held, mode, started_at, ended_at)
       select '${id}-l' || n, '${id}-c' || class, '${id}', n, '일차함수', at, at + interval '1 hour',
         case when at > now() then 'UPCOMING' else 'FINISHED' end, case when at > now() then null else true end, 'ONLINE',
         case when at > now() then null else at end, case when at > now() then null else at + interval '1 hour' end
       from generate_series(1, ${lessons}) n,
         lateral (select date_trunc('hour', now()) + interval '14 days 1 minute' - n * interval '2 hours' as at,
           case when n <= 170 then n % 10 + 1 when n <= 170 + ${own} then 1
             else 11 + (n - 171 - ${own}) / ${LESSONS_A_CLASS} % ${PAGE * times - 10} end as class) of`,
    `insert into student (id, name, age) select '${id}-s' || n, '학생 ' || n, 14 from generate_series(1, 6) n`,
    `insert into enrollment (id, class_id, student_id, status, enrolled_at)
       select id || '-' || n, id, '${id}-s' || n, case when progress = 'FINISHED' then 'COMPLETED' else 'ACTIVE' end, now() - interval '20 years'
       from teaching_class, generate_series(1, 6) n where teacher_id = '${id}'`,
    `insert into attendance (lesson_id, student_id, state, minutes, source)
       select id, '${id}-s' || n, 'PRESENT', 60, 'AUTO' from lesson, generate_series(1, 6) n
       where teacher_id = '${id}' and status = 'FINISHED' and class_id = '${id}-c1'`,
    `insert into lesson_diary (lesson_id, covered, message_to_guardian, sent_at, confirm_by, confirmed_at, confirmed_by)
       select id, '함수', '잘했어요', end_at, end_at + interval '1 day', end_at + interval '1 day', 'AUTO' from lesson
       where teacher_id = '${id}' and status = 'FINISHED'`,
    `insert into assignment (id, class_id, teacher_id, title, content, display_at, published_at, announced_at, deadline_at,
         download_allowed, late_allowed, created_at)
       select '${id}-a' || n, '${id}-c1', '${id}', '과제 ' || n, '', at, at, at, at + interval '7 days', true, true, at
       from generate_series(1, ${handouts}) n, lateral (select now() - n * interval '1 day' as at) of`,
    `insert into submission (id, assignment_id, teacher_id, class_id, student_id, submitted_at)
       select a.id || n, a.id, teacher_id, class_id, '${id}-s' || n, deadline_at - interval '1 day' from assignment a, generate_series(1, 3) n
       where teacher_id = '${id}'`,
    // One in each class that is over, and nobody has graded what all six handed in: the queue goes over all classes.
    `insert into assignment (id, class_id, teacher_id, title, content, display_at, published_at, announced_at, deadline_at,
         download_allowed, late_allowed, created_at)
       select '${id}-b' || n, '${id}-c' || n, '${id}', '과제', '', at, at, at, at + interval '7 days', true, true, at
       from generate_series(2, ${PAGE * times}) n, lateral (select now() - n * interval '1 day' as at) of`,
    `insert into submission (id, assignment_id, teacher_id, class_id, student_id, submitted_at)
       select a.id || n, a.id, teacher_id, class_id, '${id}-s' || n, deadline_at - n * interval '1 hour' from assignment a, generate_series(1, 6) n
       where a.id like '${id}-b%'`,
    `insert into lecture (id, class_id, teacher_id, client_id, title, content, download_allowed, created_at)
       select '${id}-h' || n, '${id}-c1', '${id}', gen_random_uuid(), '자료', '', true, now() from generate_series(1, ${handouts}) n`,
    `insert into chat_room (id, kind, title, created_at) select '${id}-r' || n, 'ROOM', '이야기 ' || n, now() from generate_series(1, ${things}) n`,
    `insert into chat_member (room_id, member_id, name, last_read_seq, joined_at)
       select '${id}-r' || n, who, '이름', case when n <= 5 then 18 else 20 end, now()
       from generate_series(1, ${things}) n, unnest(array['${id}', '${id}-s1']) who`,
    `insert into chat_message (room_id, seq, sender_id, content, sent_at)
       select '${id}-r' || n, k, '${id}-s1', '안녕하세요', now() - n * interval '1 hour' from generate_series(1, ${things}) n, generate_series(1, 20) k`,
    `update chat_room r set last_seq = 20, last_message_at = m.sent_at from chat_message m
       where m.room_id = r.id and m.seq = 20 and r.id like '${id}-r%'`,
    `update chat_member set answered_seq = last_read_seq, waiting_since = case when last_read_seq < 20 then last_message_at end
       where member_id = '${id}' and room_id like '${id}-r%'`,
    `insert into plan_task (id, teacher_id, key, source, type, title, due_at, finished_at, class_id)
       select '${id}-t' || n, '${id}', n, 'OWN', 'REMINDER', '할 일', now() + interval '1 day' - n * interval '1 hour',
         case when n > 30 then now() - n * interval '1 hour' end, '${id}-c1' from generate_series(1, ${30 + things}) n`,
    `insert into lesson_move (id, client_id, part, lesson_id, teacher_id, proposed_by, old_start_at, old_end_at, new_start_at, new_end_at,
         reason, status, short_notice, created_at, answer_by)
       select '${id}-m' || l.no, gen_random_uuid(), 0, l.id, '${id}', 'STUDENT', start_at, end_at, start_at, end_at, '', 'EXPIRED', false,
         start_at - interval '3 days', start_at - interval '1 day' from lesson l where teacher_id = '${id}' and no <= ${100 * times}`,
    `insert into review (id, class_id, teacher_id, student_id, rating, content, created_at, handling)
       select '${id}-v' || c.id || n, c.id, '${id}', '${id}-s' || n, 5, '좋아요', now(), 'PENDING'
       from teaching_class c, generate_series(1, 3) n where teacher_id = '${id}'`,
    `insert into support_ticket (id, teacher_id, client_id, opened_by, target_type, target_title, category, title, content, status,
         created_at, updated_at, closed_at)
       select '${id}-q' || n, '${id}', gen_random_uuid(), 'TEACHER', 'TEACHER', '', 'OTHER', '문의', '내용', 'COMPLETED', at, at, at
       from generate_series(1, ${things}) n, lateral (select now() - n * interval '1 hour' as at) of`,
    `insert into wallet (id, owner_id, currency) values ('${id}-w', '${id}', 'VND')`,
    `insert into wallet_transaction (id, code, wallet_id, currency, kind, state, amount, reason, title, created_at, finished_at)
       select '${id}-x' || n, '${id}-x' || n, '${id}-w', 'VND', 'WD', 'SUCCESS', 100000, 'PAYOUT', '출금', now(), now() from generate_series(1, ${things}) n`,
    `insert into withdrawal (id, code, teacher_id, wallet_id, transaction_id, request_key, request_hash, amount, balance_before, state, stage,
         trigger, account_id, account_number, holder, bank_code, bank_name, requested_at, due_at, sent_at, finished_at)
       select '${id}-y' || n, '${id}-y' || n, '${id}', '${id}-w', '${id}-x' || n, n, '', 100000, 200000, 'SUCCESS', 'SENT', 'MANUAL', 'a', '123456789',
         'NGUYEN', 'VCB', 'Vietcombank', at, at, at, at from generate_series(1, ${things}) n, lateral (select now() - n * interval '1 hour' as at) of`,
    // A check of both tables at the end of the transaction: they come together. All but forty are archived.
    `with made as (
       insert into course (id, teacher_id, client_id, status, work_no, created_at, updated_at, archived_at)
         select '${id}-k' || n, '${id}', gen_random_uuid(), 'DRAFT', 1, now(), now() - n * interval '1 hour', case when n > 40 then now() end
         from generate_series(1, ${things + 40}) n returning id)
     insert into course_revision (course_id, no, content, title, lesson_count, created_at) select id, 1, '{}', '강좌', 8, now() from made`,
    `insert into calendar_event (id, teacher_id, title, date, time)
       select '${id}-e' || n, '${id}', '일정', current_date + 14 - n / 3, time '09:00' from generate_series(1, ${3 * things}) n`,
    `insert into time_off (id, teacher_id, start_at, end_at, reason)
       select '${id}-o' || n, '${id}', at, at + interval '3 hours', '쉬어요'
       from generate_series(1, ${things}) n, lateral (select now() + interval '20 days' - n * interval '1 day' as at) of`,
    `insert into profile_submission (id, user_id, status, submitted_at, due_at, decided_at, snapshot)
       select '${id}-p' || n, '${id}', 'APPROVED', now(), now(), now(), (select snapshot from profile_submission limit 1)
       from generate_series(1, ${things}) n`,
  ];
}

/** Everything a teacher can list, as the portal asks for it; `c` is the class whose own lists grow, `l` a lesson of it. */
export const LISTS = {
  'my classes': '/tns/v1/my-classes?size=20',
  'my classes in progress': '/tns/v1/my-classes?tab=in-progress&size=20',
  'my classes that are over': '/tns/v1/my-classes?tab=completed&size=10',
  'my classes by name': '/tns/v1/my-classes?sort=name&size=20',
  'lessons of a class': '/tns/v1/my-classes/:c/lessons?size=20',
  'students of a class': '/tns/v1/my-classes/:c/students',
  'lesson desk': '/tns/v1/lessons/:l/desk',
  'moves of lessons': '/tns/v1/lesson-moves',
  assignments: '/tns/v1/assignments?classId=:c&size=3',
  lectures: '/tns/v1/lectures?classId=:c&size=3',
  'assignments of all classes': '/tns/v1/assignments?size=20',
  'assignments to complete': '/tns/v1/assignments?status=CLOSED&size=20',
  submissions: '/tns/v1/assignments/:a/submissions',
  'grading queue': '/tns/v1/submissions/queue?list=to-grade&size=100',
  'grading queue, newest': '/tns/v1/submissions/queue?list=to-grade&order=new&size=100',
  'grading queue of a class': '/tns/v1/submissions/queue?list=to-grade&classId=:c&size=9',
  'one to grade': '/tns/v1/submissions/:a1',
  chats: '/messaging/v1/chats?size=20',
  'chats unread': '/messaging/v1/chats?filter=unread&size=20',
  'chats that wait': '/messaging/v1/chats?filter=waiting&size=20',
  notifications: '/messaging/notifications/load-more?size=10',
  'tasks to do': '/tns/v1/teaching-plan/todos?state=in-progress&size=20',
  'tasks done': '/tns/v1/teaching-plan/todos?state=completed&size=20',
  today: '/tns/v1/today',
  directory: '/tns/v1/directory',
  reviews: '/tns/v1/reviews?size=20',
  'reviews, summed up': '/tns/v1/reviews/summary',
  tickets: '/tns/v1/supports?size=20',
  withdrawals: '/tns/v1/withdrawals?size=20',
  courses: '/tns/v1/my-courses?size=20',
  'courses archived': '/tns/v1/my-courses?status=ARCHIVED&size=20',
  calendar: '/tns/v1/calendar?from=:from&to=:to',
  'times off': '/tns/v1/calendar/time-offs',
  'submitted profiles': '/tns/v1/my-profile/submissions',
};
