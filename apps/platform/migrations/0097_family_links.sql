-- The door of a guardian to a class of her children. The secret is made from the row and the key, and kept nowhere.
create table class_secret (
  name text primary key,
  value text not null
);

create table family_link (
  id text primary key,
  class_id text not null references teaching_class (id) on delete cascade,
  guardian_id text not null references guardian (id) on delete cascade,
  generation integer not null default 1 check (generation > 0),
  used_at timestamptz,
  constraint family_link_once unique (class_id, guardian_id)
);

-- Which guardian asked for another time, where a family did.
alter table lesson_move add column asked_by text;

-- Whose families have said yes to a proposal: the lesson moves when all have.
create table lesson_move_answer (
  move_id text not null references lesson_move (id) on delete cascade,
  student_id text not null references student (id) on delete cascade,
  guardian_id text not null,
  at timestamptz not null,
  primary key (move_id, student_id)
);

-- Whose families have confirmed a lesson: it is confirmed when all have.
create table lesson_confirmation (
  lesson_id text not null references lesson (id) on delete cascade,
  student_id text not null references student (id) on delete cascade,
  guardian_id text not null,
  at timestamptz not null,
  primary key (lesson_id, student_id)
);

-- What a family remembers otherwise than the record of a lesson says; while one is open, silence confirms nothing.
create table lesson_question (
  id text primary key,
  lesson_id text not null references lesson (id) on delete cascade,
  guardian_id text not null,
  guardian_name text not null,
  student_names text[] not null,
  topic text not null check (topic in ('ATTENDANCE', 'TIME', 'CONTENT', 'OTHER')),
  text text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  constraint lesson_question_answered check ((answer is null) = (answered_at is null))
);
create index lesson_question_of on lesson_question (lesson_id, asked_at);
create unique index lesson_question_open on lesson_question (lesson_id, guardian_id) where answered_at is null;
create index lesson_question_answered_at on lesson_question (answered_at);
