-- Every change of a fact marks its day, whoever makes it.
create function stat_mark(teacher text, at timestamptz, due timestamptz default null) returns void language sql as $$
  insert into stat_dirty (teacher_id, day, due_at)
  select teacher, (at at time zone 'Asia/Seoul')::date, due where teacher is not null and at is not null
$$;

create function lesson_marks_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform stat_mark(old.teacher_id, old.start_at); end if;
  if tg_op <> 'DELETE' then perform stat_mark(new.teacher_id, new.start_at); end if;
  return null;
end $$;
-- One that is still to come, or goes on, is counted nowhere.
create trigger lesson_came_for_days after insert on lesson
  for each row when (new.status not in ('UPCOMING', 'IN_PROGRESS')) execute function lesson_marks_days();
create trigger lesson_went_for_days after delete on lesson
  for each row when (old.status not in ('UPCOMING', 'IN_PROGRESS')) execute function lesson_marks_days();
create trigger lesson_changed_for_days after update on lesson
  for each row when ((old.status not in ('UPCOMING', 'IN_PROGRESS') or new.status not in ('UPCOMING', 'IN_PROGRESS'))
    and (old.status, old.held, old.no_show, old.start_at, old.end_at, old.started_at, old.ended_at, old.class_id, old.teacher_id)
      is distinct from (new.status, new.held, new.no_show, new.start_at, new.end_at, new.started_at, new.ended_at, new.class_id,
        new.teacher_id))
  execute function lesson_marks_days();

create function attendance_marks_days() returns trigger language plpgsql as $$
begin
  perform stat_mark(teacher_id, start_at) from lesson where id = coalesce(new.lesson_id, old.lesson_id);
  return null;
end $$;
create trigger attendance_came_or_went_for_days after insert or delete on attendance
  for each row execute function attendance_marks_days();
create trigger attendance_changed_for_days after update on attendance
  for each row when (old.state <> new.state) execute function attendance_marks_days();

create function review_marks_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform stat_mark(old.teacher_id, old.created_at); end if;
  if tg_op <> 'DELETE' then perform stat_mark(new.teacher_id, new.created_at); end if;
  return null;
end $$;
create trigger review_came_or_went_for_days after insert or delete on review
  for each row execute function review_marks_days();
create trigger review_changed_for_days after update on review
  for each row when (old.rating <> new.rating or old.teacher_id <> new.teacher_id or old.class_id <> new.class_id
    or review_published(old) <> review_published(new))
  execute function review_marks_days();

-- Homework is counted on the day of its deadline, and of each student once his time is over.
create function assignment_marks_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform stat_mark(old.teacher_id, old.deadline_at); end if;
  if tg_op <> 'DELETE' then perform stat_mark(new.teacher_id, new.deadline_at, new.deadline_at); end if;
  return null;
end $$;
create trigger assignment_came_or_went_for_days after insert or delete on assignment
  for each row execute function assignment_marks_days();
create trigger assignment_changed_for_days after update on assignment
  for each row when ((old.deadline_at, old.published_at, old.display_at, old.class_id, old.teacher_id)
    is distinct from (new.deadline_at, new.published_at, new.display_at, new.class_id, new.teacher_id))
  execute function assignment_marks_days();

create function assignment_student_marks_days() returns trigger language plpgsql as $$
begin
  perform stat_mark(teacher_id, deadline_at, greatest(deadline_at, case when tg_op <> 'DELETE' then new.extended_to end))
  from assignment where id = coalesce(new.assignment_id, old.assignment_id);
  -- One whose time was over may have got more of it.
  perform stat_mark(teacher_id, deadline_at, deadline_at) from assignment where id = coalesce(new.assignment_id, old.assignment_id);
  return null;
end $$;
create trigger assignment_student_came_or_went_for_days after insert or delete on assignment_student
  for each row execute function assignment_student_marks_days();
create trigger assignment_student_changed_for_days after update on assignment_student
  for each row when (old.extended_to is distinct from new.extended_to) execute function assignment_student_marks_days();

-- What was handed in counts; how it is graded does not.
create function submission_marks_days() returns trigger language plpgsql as $$
begin
  perform stat_mark(teacher_id, deadline_at, deadline_at) from assignment where id = coalesce(new.assignment_id, old.assignment_id);
  return null;
end $$;
create trigger submission_came_or_went_for_days after insert or delete on submission
  for each row execute function submission_marks_days();

-- Who is in a class has its homework.
create function enrollment_marks_days() returns trigger language plpgsql as $$
begin
  perform stat_mark(teacher_id, deadline_at, deadline_at) from assignment where class_id = coalesce(new.class_id, old.class_id);
  return null;
end $$;
create trigger enrollment_came_or_went_for_days after insert or delete on enrollment
  for each row execute function enrollment_marks_days();
create trigger enrollment_changed_for_days after update on enrollment
  for each row when ((old.enrolled_at, old.ended_at, old.takes_from, old.trial_lesson_id)
    is distinct from (new.enrolled_at, new.ended_at, new.takes_from, new.trial_lesson_id))
  execute function enrollment_marks_days();

-- An answer is counted on the day on which it was written. What families write waits for one.
create function chat_message_marks_days() returns trigger language plpgsql as $$
begin
  perform stat_mark(id, coalesce(new.sent_at, old.sent_at)) from app_user
  where id = coalesce(new.sender_id, old.sender_id) and user_type = 'TEACHER';
  return null;
end $$;
create trigger chat_message_came_or_went_for_days after insert or delete on chat_message
  for each row execute function chat_message_marks_days();

create function wallet_transaction_marks_days() returns trigger language plpgsql as $$
begin
  perform stat_mark(owner_id, coalesce(new.created_at, old.created_at)) from wallet where id = coalesce(new.wallet_id, old.wallet_id);
  return null;
end $$;
create trigger wallet_transaction_came_for_days after insert on wallet_transaction
  for each row when (new.currency = 'CCXU') execute function wallet_transaction_marks_days();
create trigger wallet_transaction_went_for_days after delete on wallet_transaction
  for each row when (old.currency = 'CCXU') execute function wallet_transaction_marks_days();
create trigger wallet_transaction_changed_for_days after update on wallet_transaction
  for each row when (new.currency = 'CCXU' and old.state <> new.state) execute function wallet_transaction_marks_days();

-- What is reversed was earned all the same: what is given back is a correction.
create function lesson_income_marks_days() returns trigger language plpgsql as $$
begin
  perform stat_mark(coalesce(new.teacher_id, old.teacher_id), coalesce(new.start_at, old.start_at));
  return null;
end $$;
create trigger lesson_income_for_days after insert or delete on lesson_income
  for each row execute function lesson_income_marks_days();

create function imported_income_marks_days() returns trigger language plpgsql as $$
begin
  perform stat_mark(coalesce(new.teacher_id, old.teacher_id), created_at) from wallet_transaction
  where id = coalesce(new.transaction_id, old.transaction_id);
  return null;
end $$;
create trigger imported_income_for_days after insert or delete on imported_income
  for each row execute function imported_income_marks_days();

create function work_time_marks_days() returns trigger language plpgsql as $$
begin
  insert into stat_dirty (teacher_id, day) values (coalesce(new.teacher_id, old.teacher_id), coalesce(new.day, old.day));
  return null;
end $$;
create trigger work_time_for_days after insert or update or delete on work_time
  for each row execute function work_time_marks_days();

-- What happened before any of this stood here.
select stat_mark(teacher_id, start_at) from lesson where status not in ('UPCOMING', 'IN_PROGRESS');
select stat_mark(teacher_id, created_at) from review;
select stat_mark(teacher_id, deadline_at, deadline_at) from assignment;
select stat_mark(a.teacher_id, a.deadline_at, s.extended_to) from assignment_student s join assignment a on a.id = s.assignment_id
  where s.extended_to > a.deadline_at;
select stat_mark(m.sender_id, m.sent_at) from chat_message m join app_user u on u.id = m.sender_id where u.user_type = 'TEACHER';
select stat_mark(w.owner_id, t.created_at) from wallet_transaction t join wallet w on w.id = t.wallet_id where t.currency = 'CCXU';
select stat_mark(teacher_id, start_at) from lesson_income;
select stat_mark(i.teacher_id, t.created_at) from imported_income i join wallet_transaction t on t.id = i.transaction_id;
