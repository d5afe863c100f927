-- Who wants to hear nothing more in a talk of two: while one of them does, nobody writes in it.
alter table chat_member add column blocked_at timestamptz;

alter table chat_later
  drop constraint chat_later_failure_check,
  add constraint chat_later_failure_check check (failure in ('LEFT', 'ALONE', 'FILE_GONE', 'BLOCKED'));
