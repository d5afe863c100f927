-- Answers that a teacher keeps for reviews to come, with places for what is known of a review.
create table reply_template (
  id text primary key,
  owner_id text not null,
  name text not null check (char_length(name) between 1 and 40),
  content text not null check (char_length(content) between 1 and 1000),
  created_at timestamptz not null,
  constraint reply_template_name unique (owner_id, name)
);
