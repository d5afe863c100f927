-- What a wrap-up has a teacher prepare is of the type of lessons, as what else lessons make (PLN-1).
update plan_task set type = 'LESSON' where source = 'AUTO' and type = 'REMINDER' and key like 'prepare/%';

-- A deadline is over when it is for the last of those who can still hand in in time.
update plan_task t set due_at = e.until, version = t.version + 1
  from assignment a, (
    select s.assignment_id, max(s.extended_to) as until
      from assignment_student s
      join assignment o on o.id = s.assignment_id
      join enrollment n on n.class_id = o.class_id and n.student_id = s.student_id
        and n.status in ('ACTIVE', 'COMPLETED') and n.trial_lesson_id is null
      where not exists (
        select 1 from submission h where h.assignment_id = s.assignment_id and h.student_id = s.student_id)
      group by s.assignment_id) e
  where t.source = 'AUTO' and t.key = 'assignment/' || a.id and t.finished_at is null
    and e.assignment_id = a.id and e.until > a.deadline_at;
