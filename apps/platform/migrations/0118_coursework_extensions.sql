-- What a teacher does for one student who has not handed an assignment in: more time, and a reminder.
create table assignment_student (
  assignment_id text not null references assignment (id) on delete cascade,
  student_id text not null references student (id),
  -- Until then it is in time for this one; nothing where the deadline of all holds.
  extended_to timestamptz,
  extended_reason text not null default '' check (char_length(extended_reason) <= 500),
  reminded_at timestamptz,
  primary key (assignment_id, student_id)
);
