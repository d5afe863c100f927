-- What a teacher writes to families again and again, in Korean, in Vietnamese or in both.
create table saved_reply (
  id text primary key,
  owner_id text not null,
  name text not null check (char_length(name) between 1 and 40),
  korean text not null check (char_length(korean) <= 1000),
  vietnamese text not null check (char_length(vietnamese) <= 1000),
  created_at timestamptz not null,
  constraint saved_reply_name unique (owner_id, name),
  constraint saved_reply_says check (korean <> '' or vietnamese <> '')
);
