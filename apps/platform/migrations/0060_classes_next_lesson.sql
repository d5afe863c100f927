-- When the lesson of a class that comes next begins, or the running one began: what a list of classes is ordered by. Whatever
-- changes lessons changes it in the same transaction. A lesson that is over counts until the clock has closed it.
alter table teaching_class add column next_lesson_at timestamptz;

create index lesson_next on lesson (class_id, start_at) where not is_trial and status in ('UPCOMING', 'IN_PROGRESS');

create function teaching_class_follows(classes text[]) returns void language plpgsql as $$
begin
  -- A statement of its own: whoever waits here reads what the other has written meanwhile.
  perform from teaching_class where id = any (classes) order by id for no key update;
  update teaching_class c set next_lesson_at = next.at
  from (select id, (
      select min(start_at) from lesson
      where class_id = of.id and not is_trial and status in ('UPCOMING', 'IN_PROGRESS')
    ) as at
    from (select distinct unnest(classes) as id) of) next
  where c.id = next.id and c.next_lesson_at is distinct from next.at;
end $$;

create function lessons_came_or_went() returns trigger language plpgsql as $$
begin
  perform teaching_class_follows(array(select distinct class_id from changed));
  return null;
end $$;
-- What does not move a lesson that is to come leaves its class alone: two that are confirmed at once do not wait here.
create function lessons_changed() returns trigger language plpgsql as $$
begin
  perform teaching_class_follows(array(
    select distinct class_id
    from (select * from before where not is_trial and status in ('UPCOMING', 'IN_PROGRESS')) was
    full join (select * from changed where not is_trial and status in ('UPCOMING', 'IN_PROGRESS')) is_now
      using (id, class_id, start_at)
    where was.status is null or is_now.status is null
  ));
  return null;
end $$;
create trigger lessons_came after insert on lesson
  referencing new table as changed for each statement execute function lessons_came_or_went();
create trigger lessons_changed after update on lesson
  referencing old table as before new table as changed for each statement execute function lessons_changed();
create trigger lessons_went after delete on lesson
  referencing old table as changed for each statement execute function lessons_came_or_went();

update teaching_class c set next_lesson_at = (
  select min(start_at) from lesson where class_id = c.id and not is_trial and status in ('UPCOMING', 'IN_PROGRESS'));

-- One for each order of the list, one for its counts, and one for the few that are not over.
create index teaching_class_by_next on teaching_class (teacher_id, next_lesson_at, end_date desc, id);
create index teaching_class_by_name on teaching_class (teacher_id, lower(name) collate "C", id);
create index teaching_class_by_start on teaching_class (teacher_id, start_date desc, id);
create index teaching_class_counted on teaching_class (teacher_id, progress, canceled_at);
create index teaching_class_open on teaching_class (teacher_id) where canceled_at is null and progress <> 'FINISHED';
drop index teaching_class_of;
