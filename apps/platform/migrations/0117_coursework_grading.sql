-- What a teacher says of what a student handed in, and what of it the family was told.
alter table submission
  -- Of the assignment: for the queue over all of her classes.
  add column teacher_id text,
  add column class_id text,
  add column attempt integer not null default 1 check (attempt >= 1),
  add column grade_state text not null default 'NONE'
    check (grade_state in ('NONE', 'GRADING', 'GRADED', 'RETURNED', 'ASKED_AGAIN')),
  add column score smallint check (score between 0 and 100),
  add column feedback text not null default '' check (char_length(feedback) <= 2000),
  -- What she calls it, whatever the clock says; null leaves it to the clock.
  add column late_said boolean,
  add column graded_at timestamptz,
  -- What the family was told stays what it was while she changes her mind.
  add column returned_score smallint check (returned_score between 0 and 100),
  add column returned_feedback text not null default '' check (char_length(returned_feedback) <= 2000),
  add column returned_at timestamptz,
  add column seen_at timestamptz,
  add column asked_at timestamptz,
  add column asked_reason text not null default '' check (char_length(asked_reason) <= 500),
  add column asked_due_at timestamptz,
  add column version integer not null default 1 check (version >= 1),
  add constraint submission_graded check (grade_state not in ('GRADED', 'RETURNED') or graded_at is not null),
  add constraint submission_returned check (grade_state <> 'RETURNED' or returned_at is not null),
  add constraint submission_seen check (seen_at is null or returned_at is not null),
  add constraint submission_asked check ((grade_state = 'ASKED_AGAIN') = (asked_at is not null)),
  add constraint submission_asked_whole check ((asked_at is null) = (asked_due_at is null));

update submission set teacher_id = assignment.teacher_id, class_id = assignment.class_id
  from assignment where assignment.id = submission.assignment_id;
alter table submission alter column teacher_id set not null, alter column class_id set not null;

-- What was handed in before there was grading waits for it: the list of tasks says so from the first moment.
insert into plan_task (id, teacher_id, key, source, type, title, note, due_at, ref_kind, ref_id, class_id)
  select 'task_' || gen_random_uuid(), a.teacher_id, 'grading/' || a.id, 'AUTO', 'SUBMISSION_EVALUATION', a.title,
    '채점할 제출물 ' || count(*) || '개', min(s.submitted_at) + interval '48 hours', 'ASSIGNMENT', a.id, a.class_id
  from submission s join assignment a on a.id = s.assignment_id join teaching_class c on c.id = a.class_id
  where c.canceled_at is null
  group by a.id;

create index submission_to_grade on submission (teacher_id, submitted_at, id) where grade_state in ('NONE', 'GRADING');
create index submission_to_return on submission (teacher_id, submitted_at, id) where grade_state = 'GRADED';
create index submission_returned on submission (teacher_id, submitted_at, id) where grade_state = 'RETURNED';

create index assignment_of_teacher on assignment (teacher_id, deadline_at desc, id);

-- What was handed in before it was asked for again.
create table submission_attempt (
  submission_id text not null references submission (id) on delete cascade,
  attempt integer not null check (attempt >= 1),
  text text not null,
  file_ids jsonb not null default '[]',
  submitted_at timestamptz not null,
  score smallint,
  feedback text not null,
  -- Why it was asked for again.
  reason text not null,
  primary key (submission_id, attempt)
);
