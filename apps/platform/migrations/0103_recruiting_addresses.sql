-- A phone number is typed by anybody and verified by nobody: it stands in no other applicant's way.
drop index teacher_application_phone;
-- An address has one application that waits. A second one looks like any other from outside, so that nobody learns of the first.
alter table teacher_application add column is_second boolean not null default false;
drop index teacher_application_email;
create unique index teacher_application_email on teacher_application (lower(email))
  where status in ('SUBMITTED', 'IN_REVIEW', 'CORRECTION_ASKED') and not is_second;
