-- A message that was said and not written: how long it is, and how loud it is from its beginning to its end.
alter table chat_message
  add column voice jsonb check ((voice ->> 'seconds')::int > 0);
