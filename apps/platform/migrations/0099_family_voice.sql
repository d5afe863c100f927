-- Who cannot come to a lesson, as a family has said before it. The lesson at another time is another matter: it goes with the move.
create table lesson_absence (
  lesson_id text not null references lesson (id) on delete cascade,
  student_id text not null references student (id) on delete cascade,
  guardian_id text not null,
  reason text not null check (char_length(reason) <= 200),
  announced_at timestamptz not null,
  primary key (lesson_id, student_id)
);
create index lesson_absence_of on lesson_absence (student_id);

-- A guardian writes for her child, by the link of their class; what stands from before was written in the child's name.
alter table review_history
  drop constraint review_history_actor_check,
  add constraint review_history_actor_check check (actor in ('TEACHER', 'STUDENT', 'GUARDIAN', 'OPERATOR'));
