-- A grown-up who takes a class herself is her own guardian.
alter table student_guardian drop constraint student_guardian_relation_check;
alter table student_guardian add constraint student_guardian_relation_check
  check (relation in ('MOTHER', 'FATHER', 'GRANDPARENT', 'OTHER', 'SELF'));
alter table enrollment_request drop constraint enrollment_request_relation_check;
alter table enrollment_request add constraint enrollment_request_relation_check
  check (relation in ('MOTHER', 'FATHER', 'GRANDPARENT', 'OTHER', 'SELF'));

-- An invitation to a class that went by mail. How far it has come is read from what happened; its link is made from the id.
create table class_invitation_letter (
  id text primary key,
  class_id text not null references teaching_class (id) on delete cascade,
  -- Of the call that made it, so that a repeated one sends nothing.
  client_id uuid,
  email text not null check (email = lower(email)),
  language text not null check (language in ('ko', 'vi')),
  -- What the teacher knew; the family confirms or corrects it.
  student_name text not null,
  age integer check (age between 3 and 99),
  guardian_name text not null,
  phone text not null,
  relation text check (relation in ('MOTHER', 'FATHER', 'GRANDPARENT', 'OTHER', 'SELF')),
  -- Every letter that went out, the first one first.
  sent_at timestamptz[] not null check (cardinality(sent_at) between 1 and 3),
  opened_at timestamptz,
  -- Until when a seat is kept for her.
  held_until timestamptz,
  request_id text references enrollment_request (id) on delete set null,
  enrollment_id text references enrollment (id) on delete cascade,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  -- A seat is kept for whom can still ask for it.
  constraint class_invitation_letter_held
    check (held_until is null or (enrollment_id is null and declined_at is null and withdrawn_at is null))
);
-- One open invitation for each address of a class.
create unique index class_invitation_letter_open on class_invitation_letter (class_id, email)
  where enrollment_id is null and declined_at is null and withdrawn_at is null;
create index class_invitation_letter_of on class_invitation_letter (class_id);
create index class_invitation_letter_kept on class_invitation_letter (held_until) where held_until is not null;
create index class_invitation_letter_request on class_invitation_letter (request_id) where request_id is not null;
create index class_invitation_letter_enrollment on class_invitation_letter (enrollment_id) where enrollment_id is not null;
