-- For which lessons of its class a lecture is.
create table library_place_lesson (
  lecture_id text not null references lecture (id) on delete cascade,
  lesson_id text not null references lesson (id) on delete cascade,
  primary key (lecture_id, lesson_id)
);
create index library_place_lesson_of on library_place_lesson (lesson_id);

-- That a student opened a file of a lecture, and how far it was played.
create table library_receipt (
  lecture_id text not null references lecture (id) on delete cascade,
  student_id text not null references student (id) on delete cascade,
  file_id text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  opened integer not null default 1 check (opened >= 1),
  seconds real check (seconds >= 0),
  total real check (total >= 0),
  primary key (lecture_id, student_id, file_id),
  constraint library_receipt_played check ((seconds is null) = (total is null))
);

create index lecture_of_teacher on lecture (teacher_id, seq desc);
