-- What teachers did, by day. A day is one of Seoul (DEFAULT_TIME_ZONE), as the months of income are: one day in every figure.

-- Days of a teacher of which something changed and that have to be counted anew. Whatever changes a fact adds a row in the same
-- transaction and never waits for another; who counts a day takes its rows before it reads. `due_at`: not before then.
create table stat_dirty (
  seq bigint primary key generated always as identity,
  teacher_id text not null,
  day date not null,
  due_at timestamptz,
  at timestamptz not null default now()
);
create index stat_dirty_now on stat_dirty (seq) include (teacher_id, day) where due_at is null;
create index stat_dirty_later on stat_dirty (due_at) where due_at is not null;
create index stat_dirty_of on stat_dirty (teacher_id, day);

-- One thing that is counted, as it was when its day was counted last: every figure is a sum of these, and they are its rows.
create table stat_fact (
  teacher_id text not null,
  day date not null,
  metric text not null check (metric in ('LESSONS_HELD', 'LESSONS_CANCELED', 'MINUTES', 'STUDENTS', 'GROSS', 'NET', 'RATING',
    'ATTENDANCE', 'HOMEWORK', 'REPLY_MINUTES', 'POINTS_EARNED', 'POINTS_USED')),
  -- What it is, and which part of it: a student of a lesson, a message of a talk.
  ref_id text not null,
  part text not null default '',
  class_id text,
  at timestamptz not null,
  value bigint not null,
  primary key (teacher_id, day, metric, ref_id, part)
);
create index stat_fact_listed on stat_fact (teacher_id, metric, at desc, ref_id, part);
create index stat_fact_of_class on stat_fact (teacher_id, class_id, metric, at desc, ref_id, part);
-- For each student the days on which she taught him: how many there are is found without reading them all.
create index stat_fact_students on stat_fact (teacher_id, ref_id, day, class_id) where metric = 'STUDENTS';

-- How long she worked in the portal beside her lessons, as the portal has measured it.
create table work_time (
  teacher_id text not null,
  class_id text not null,
  day date not null,
  kind text not null check (kind in ('GRADING', 'WRAP_UP')),
  seconds integer not null check (seconds between 0 and 86400),
  primary key (teacher_id, class_id, day, kind)
);
create index work_time_of on work_time (teacher_id, day);

-- Until when her working time is counted: no second of it counts twice.
create table work_clock (
  teacher_id text primary key,
  counted_until timestamptz not null
);

-- A day of a class in sums of stat_fact and work_time; what belongs to no class stands under ''.
create table stat_day (
  teacher_id text not null,
  day date not null,
  class_id text not null,
  lessons_held integer not null,
  lessons_canceled integer not null,
  minutes integer not null,
  incomes integer not null,
  gross bigint not null,
  net bigint not null,
  reviews integer not null,
  rating_sum bigint not null,
  attendances integer not null,
  attended bigint not null,
  homeworks integer not null,
  handed_in bigint not null,
  replies integer not null,
  reply_minutes bigint not null,
  earnings integer not null,
  points_in bigint not null,
  spendings integer not null,
  points_out bigint not null,
  grading_seconds integer not null,
  wrap_up_seconds integer not null,
  primary key (teacher_id, day, class_id)
);
-- The market goes over the days of all teachers.
create index stat_day_of_all on stat_day (day, teacher_id);
