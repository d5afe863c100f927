-- A student leaves a class before it is over, or goes on in another one: when, why and where.
alter table enrollment
  add column ended_at timestamptz,
  add column end_reason text check (char_length(end_reason) between 1 and 500),
  add column moved_to text references teaching_class (id),
  -- Who comes from another class, or comes back, takes the lessons that begin from then on; null takes all of the class.
  add column takes_from timestamptz,
  add constraint enrollment_end_said check ((ended_at is null) = (end_reason is null)),
  add constraint enrollment_ended check (ended_at is null or status in ('CANCELED', 'TRANSFERRED')),
  add constraint enrollment_moved check (moved_to is null or (ended_at is not null and status = 'TRANSFERRED'));

-- Whoever has left may come back: what was before stays beside it, and he is in the class once at a time.
drop index enrollment_once;
create unique index enrollment_once on enrollment (class_id, student_id) where trial_lesson_id is null and ended_at is null;
create index enrollment_left on enrollment (class_id, ended_at) where ended_at is not null;
create index enrollment_moved_to on enrollment (moved_to) where moved_to is not null;

-- His family leaves the room of the class; what it said there stays under its name.
alter table chat_member add column left_at timestamptz;
