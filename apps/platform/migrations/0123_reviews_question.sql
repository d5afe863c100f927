-- What the teacher asks the family about its review, once.
alter table review
  add column question text check (char_length(question) <= 300),
  add column asked_at timestamptz,
  add constraint review_question check ((question is null) = (asked_at is null));

alter table review_history
  drop constraint review_history_event_check,
  add constraint review_history_event_check
    check (event in ('POST', 'REPLY', 'UNREPLY', 'PROCESS', 'HIDE', 'UNHIDE', 'REPORT', 'ASK', 'KEEP', 'REMOVE', 'EDIT'));
