-- Homework is handed in by a family: the client's own name of the request, so that the same one twice is one, and which guardian it was.
alter table submission
  add column client_id uuid,
  add column guardian_id text;
