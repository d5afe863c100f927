-- Ids of other contexts (teacher_id, user_id) are no foreign keys: a context owns its own tables and nothing else.

-- Lets an exclusion constraint compare text for equality without the btree_gist extension, which the embedded database does
-- not load: two ranges of one point each overlap exactly when the points are equal.
create type text_range as range (subtype = text, collation = "C");

create table profile_submission (
  id text primary key,
  user_id text not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED')),
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  reason text,
  field_remarks jsonb not null default '[]',
  check ((status = 'PENDING') = (decided_at is null)),
  check (status <> 'REJECTED' or reason is not null)
);
create index profile_submission_latest on profile_submission (user_id, submitted_at desc, id desc);
create unique index profile_submission_one_open on profile_submission (user_id) where status = 'PENDING';

create table student (
  id text primary key,
  user_id text unique,
  name text not null check (char_length(name) <= 255),
  age integer not null check (age > 0),
  avatar text
);

create table guardian (
  id text primary key,
  name text not null check (char_length(name) <= 255),
  language text not null check (language in ('ko', 'vi')),
  time_zone text not null
);

create table student_guardian (
  student_id text not null references student (id),
  guardian_id text not null references guardian (id),
  relation text not null check (relation in ('MOTHER', 'FATHER', 'GRANDPARENT', 'OTHER')),
  primary key (student_id, guardian_id)
);
create index student_guardian_of on student_guardian (guardian_id);

create table teaching_class (
  id text primary key,
  code text not null unique,
  teacher_id text not null,
  name text not null check (char_length(name) <= 255),
  mode text not null check (mode in ('ONLINE', 'OFFLINE', 'BOTH')),
  progress text not null check (progress in ('UPCOMING', 'IN_PROGRESS', 'ENDED', 'FINISHED')),
  canceled_at timestamptz,
  cancel_reason text,
  start_date date not null,
  end_date date not null,
  lesson_total integer not null check (lesson_total >= 1),
  capacity integer not null check (capacity >= 1),
  place text,
  check (end_date >= start_date),
  check ((canceled_at is null) = (cancel_reason is null))
);
create index teaching_class_of on teaching_class (teacher_id, start_date);

create table lesson (
  id text primary key,
  class_id text not null references teaching_class (id),
  teacher_id text not null,
  no integer not null check (no >= 1),
  title text not null check (char_length(title) <= 255),
  start_at timestamptz not null,
  end_at timestamptz not null,
  status text not null check (status in ('UPCOMING', 'IN_PROGRESS', 'DONE', 'FINISHED', 'CANCELED')),
  held boolean,
  not_held_reason text,
  is_trial boolean not null default false,
  mode text not null check (mode in ('ONLINE', 'OFFLINE', 'BOTH')),
  place text,
  cancel_reason text,
  version integer not null default 1,
  -- The upper limit lets a plain index on start_at answer "what touches this week" without reading history.
  constraint lesson_length check (end_at >= start_at + interval '25 minutes' and end_at <= start_at + interval '12 hours'),
  constraint lesson_held check ((status in ('DONE', 'FINISHED')) = (held is not null)),
  constraint lesson_cancel_reason check ((status = 'CANCELED') = (cancel_reason is not null)),
  -- Touching ends are no overlap. Writers take the teacher's advisory lock first, else equal inserts deadlock here (R14).
  constraint lesson_no_overlap
    exclude using gist (text_range(teacher_id, teacher_id, '[]') with &&, tstzrange(start_at, end_at) with &&)
    where (status <> 'CANCELED')
);
create unique index lesson_number on lesson (class_id, no) where not is_trial;
create index lesson_of_teacher on lesson (teacher_id, start_at);
create index lesson_due on lesson (status, start_at) where status in ('UPCOMING', 'IN_PROGRESS');

create table enrollment (
  id text primary key,
  class_id text not null references teaching_class (id),
  student_id text not null references student (id),
  -- Set for a trial: that one lesson is all the student is enrolled for.
  trial_lesson_id text references lesson (id),
  status text not null check (status in ('ACTIVE', 'COMPLETED', 'TRANSFERRED', 'REFUNDED', 'CANCELED')),
  enrolled_at timestamptz not null
);
create unique index enrollment_once on enrollment (class_id, student_id) where trial_lesson_id is null;
create unique index enrollment_trial on enrollment (trial_lesson_id) where trial_lesson_id is not null;
create index enrollment_of_student on enrollment (student_id);

create table calendar_event (
  id text primary key,
  teacher_id text not null,
  title text not null check (char_length(title) between 1 and 255),
  date date not null,
  time time not null,
  end_time time check (end_time > time),
  note text not null default '' check (char_length(note) <= 2000)
);
create index calendar_event_of_teacher on calendar_event (teacher_id, date, time);

-- Times are minutes after local midnight in the teacher's zone, so that "same day" is a fact of the row; 1440 is its end.
create table free_slot (
  id text primary key,
  teacher_id text not null,
  kind text not null check (kind in ('WEEKLY', 'DATE')),
  -- 1 is Monday, 7 is Sunday, as ISO 8601 counts.
  weekday integer check (weekday between 1 and 7),
  date date,
  start_minute integer not null check (start_minute between 0 and 1410),
  end_minute integer not null check (end_minute <= 1440),
  check ((kind = 'WEEKLY') = (weekday is not null)),
  check ((kind = 'DATE') = (date is not null)),
  constraint free_slot_length check (end_minute - start_minute >= 30),
  constraint free_slot_no_weekly_overlap
    exclude using gist (
      text_range(teacher_id, teacher_id, '[]') with &&,
      int4range(weekday, weekday, '[]') with &&,
      int4range(start_minute, end_minute) with &&
    )
    where (kind = 'WEEKLY'),
  constraint free_slot_no_date_overlap
    exclude using gist (
      text_range(teacher_id, teacher_id, '[]') with &&,
      daterange(date, date, '[]') with &&,
      int4range(start_minute, end_minute) with &&
    )
    where (kind = 'DATE')
);
create index free_slot_weekly on free_slot (teacher_id, weekday, start_minute) where kind = 'WEEKLY';
create index free_slot_dates on free_slot (teacher_id, date, start_minute) where kind = 'DATE';

create table time_off (
  id text primary key,
  teacher_id text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  reason text not null,
  constraint time_off_length check (end_at > start_at and end_at <= start_at + interval '366 days'),
  constraint time_off_no_overlap
    exclude using gist (text_range(teacher_id, teacher_id, '[]') with &&, tstzrange(start_at, end_at) with &&)
);
create index time_off_of_teacher on time_off (teacher_id, start_at);
