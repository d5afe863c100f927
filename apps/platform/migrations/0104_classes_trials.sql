-- A family that books a trial lesson on a teacher's page has shown by a code that the mailbox is hers.
alter table otp_challenge drop constraint otp_challenge_purpose_check;
alter table otp_challenge add constraint otp_challenge_purpose_check
  check (purpose in ('SIGN_UP', 'CONTRACT_SIGN', 'TRIAL_BOOKING'));

-- A class that is made for the one lesson that a family tries. In it the trial is the lesson that counts, and its student the one
-- who takes part.
alter table teaching_class add column is_trial boolean not null default false;

-- Who cancels it may be the family.
alter table class_history drop constraint class_history_actor_check;
alter table class_history add constraint class_history_actor_check check (actor in ('TEACHER', 'FAMILY', 'CLOCK'));

-- Whether a mailbox is known to a teacher already.
create index guardian_by_email on guardian (lower(btrim(email)));

-- The next lesson of a class: a trial where the class is one. That lesson is all there is of it, so a later time of it is the end
-- of the class, from which the links of its family count.
drop index lesson_next;
create index lesson_next on lesson (class_id, start_at) where status in ('UPCOMING', 'IN_PROGRESS');

create or replace function teaching_class_follows(classes text[]) returns void language plpgsql as $$
begin
  -- A statement of its own: whoever waits here reads what the other has written meanwhile.
  perform from teaching_class where id = any (classes) order by id for no key update;
  update teaching_class c set next_lesson_at = next.at,
    end_date = case when c.is_trial then greatest(c.end_date, (next.at at time zone 'Asia/Seoul')::date) else c.end_date end
  from (select id, (
      select min(start_at) from lesson
      where class_id = of.id and status in ('UPCOMING', 'IN_PROGRESS')
        and is_trial = (select is_trial from teaching_class where id = of.id)
    ) as at
    from (select distinct unnest(classes) as id) of) next
  where c.id = next.id and c.next_lesson_at is distinct from next.at;
end $$;

create or replace function lessons_changed() returns trigger language plpgsql as $$
begin
  perform teaching_class_follows(array(
    select distinct class_id
    from (select * from before where status in ('UPCOMING', 'IN_PROGRESS')) was
    full join (select * from changed where status in ('UPCOMING', 'IN_PROGRESS')) is_now
      using (id, class_id, start_at)
    where was.status is null or is_now.status is null
  ));
  return null;
end $$;
