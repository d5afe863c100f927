-- What a family was told belongs to the attempt that it was told of, and whether it was late is decided by the first attempt.
alter table submission_attempt add column returned_at timestamptz;
alter table submission add column first_submitted_at timestamptz;

update submission s set first_submitted_at = a.submitted_at
  from submission_attempt a where a.submission_id = s.id and a.attempt = 1;
-- Until now the clock's word of the first attempt was written down as the teacher's own.
update submission s set late_said = null
  from assignment a
  where a.id = s.assignment_id and s.first_submitted_at is not null
    and s.late_said = (s.first_submitted_at > greatest(a.deadline_at, (
      select extended_to from assignment_student t where t.assignment_id = s.assignment_id and t.student_id = s.student_id)));

-- Told before the work that counts now was handed in: it was of the one before it.
update submission_attempt a set score = s.returned_score, feedback = s.returned_feedback, returned_at = s.returned_at
  from submission s
  where s.id = a.submission_id and a.attempt = s.attempt - 1 and s.returned_at <= s.submitted_at;
update submission set returned_score = null, returned_feedback = '', returned_at = null, seen_at = null
  where attempt > 1 and returned_at <= submitted_at;
