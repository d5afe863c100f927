-- A deadline is done when nobody is missing any more, also where who had not handed in has left (PLN-1).
update plan_task t set finished_at = h.last_at, snoozed_until = null, version = t.version + 1
  from assignment a, (
    select assignment_id, max(submitted_at) as last_at from submission group by assignment_id) h
  where t.source = 'AUTO' and t.key = 'assignment/' || a.id and t.finished_at is null and h.assignment_id = a.id
    and not exists (
      select 1 from enrollment n
      where n.class_id = a.class_id and n.status in ('ACTIVE', 'COMPLETED') and n.trial_lesson_id is null
        and n.enrolled_at <= a.deadline_at
        and not exists (
          select 1 from submission s where s.assignment_id = a.id and s.student_id = n.student_id));
