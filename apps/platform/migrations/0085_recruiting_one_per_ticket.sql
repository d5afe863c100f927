-- A ticket makes one application. Where one made more, the first keeps its name; of the others the files are sent anew, should the
-- team remark on them.
update teacher_application a
  set visitor_id = 'visitor_' || gen_random_uuid()
  where exists (select 1 from teacher_application b
    where b.visitor_id = a.visitor_id and (b.submitted_at, b.id) < (a.submitted_at, a.id));
alter table teacher_application add constraint teacher_application_visitor unique (visitor_id);
