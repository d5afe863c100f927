-- The door of a class: who knows the secret may ask for a seat. Another secret ends the link that was given away before.
create table class_invitation (
  class_id text primary key references teaching_class (id) on delete cascade,
  secret text not null unique,
  asks_teacher boolean not null default true
);

-- A family that asked for a seat, before it is known as student and guardian.
create table enrollment_request (
  id text primary key,
  class_id text not null references teaching_class (id) on delete cascade,
  client_id uuid not null,
  state text not null check (state in ('REQUESTED', 'WAITING', 'ACCEPTED', 'DECLINED', 'EXPIRED')),
  student_name text not null,
  age integer not null check (age between 3 and 99),
  goals text not null,
  guardian_name text not null,
  relation text not null check (relation in ('MOTHER', 'FATHER', 'GRANDPARENT', 'OTHER')),
  email text not null,
  language text not null check (language in ('ko', 'vi')),
  time_zone text not null,
  requested_at timestamptz not null,
  held_until timestamptz,
  answered_at timestamptz,
  reason text not null default '',
  constraint enrollment_request_once unique (class_id, client_id),
  -- A seat is kept for whom the teacher answers, and for nobody else.
  constraint enrollment_request_held check ((state = 'REQUESTED') = (held_until is not null)),
  constraint enrollment_request_answered check ((state in ('REQUESTED', 'WAITING')) = (answered_at is null))
);
create index enrollment_request_open on enrollment_request (class_id, requested_at) where state in ('REQUESTED', 'WAITING');
-- What came to nothing is forgotten after a while.
create index enrollment_request_ended on enrollment_request (answered_at) where state in ('DECLINED', 'EXPIRED');
