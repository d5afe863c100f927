-- Lessons whose income came as a sum of their month from an earlier system: they are held, and no wage can be reckoned from them.
alter table stat_fact drop constraint stat_fact_metric_check;
alter table stat_fact add constraint stat_fact_metric_check check (metric in ('LESSONS_HELD', 'LESSONS_CANCELED', 'MINUTES',
  'IMPORTED_MINUTES', 'STUDENTS', 'GROSS', 'NET', 'RATING', 'ATTENDANCE', 'HOMEWORK', 'REPLY_MINUTES', 'POINTS_EARNED', 'POINTS_USED'));
-- A process of the version before, which still counts, knows neither column.
alter table stat_day add column imported_lessons integer not null default 0, add column imported_minutes integer not null default 0;

create function stat_mark_month(teacher text, of_month text) returns void language sql as $$
  select stat_mark(teacher_id, start_at) from lesson
  where teacher_id = teacher and status = 'FINISHED'
    and start_at >= (of_month || '-01')::timestamp at time zone 'Asia/Seoul'
    and start_at < ((of_month || '-01')::timestamp + interval '1 month') at time zone 'Asia/Seoul'
$$;

-- It says something of every lesson of its month, beside the day on which it came.
create or replace function imported_income_marks_days() returns trigger language plpgsql as $$
begin
  perform stat_mark(coalesce(new.teacher_id, old.teacher_id), created_at) from wallet_transaction
  where id = coalesce(new.transaction_id, old.transaction_id);
  perform stat_mark_month(coalesce(new.teacher_id, old.teacher_id), coalesce(new.month, old.month));
  return null;
end $$;

-- What was counted before.
select stat_mark_month(teacher_id, month) from (select distinct teacher_id, month from imported_income) as sums;
