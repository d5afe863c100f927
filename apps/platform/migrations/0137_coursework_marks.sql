-- What a teacher draws on one file of an attempt, apart from the file. What the family was told stays while she draws on.
create table submission_marks (
  submission_id text not null references submission (id) on delete cascade,
  attempt integer not null check (attempt >= 1),
  file_id text not null,
  marks jsonb not null check (jsonb_typeof(marks) = 'array' and jsonb_array_length(marks) <= 1000),
  version integer not null check (version >= 1),
  returned_marks jsonb not null default '[]' check (jsonb_typeof(returned_marks) = 'array'),
  primary key (submission_id, attempt, file_id)
);

-- What she says of an attempt into the microphone, and when all that was drawn and said of it was last told.
create table submission_voice (
  submission_id text not null references submission (id) on delete cascade,
  attempt integer not null check (attempt >= 1),
  file_id text,
  seconds integer check (seconds between 1 and 180),
  returned_file_id text,
  returned_seconds integer check (returned_seconds between 1 and 180),
  returned_at timestamptz,
  primary key (submission_id, attempt),
  check ((file_id is null) = (seconds is null)),
  check ((returned_file_id is null) = (returned_seconds is null)),
  check (returned_file_id is null or returned_at is not null)
);
