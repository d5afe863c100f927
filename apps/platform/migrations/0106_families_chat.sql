-- When a family was last at its page of a class, and when a letter last called it there because of a message.
create table family_visit (
  class_id text not null references teaching_class (id) on delete cascade,
  guardian_id text not null references guardian (id) on delete cascade,
  seen_at timestamptz,
  told_at timestamptz,
  primary key (class_id, guardian_id)
);
create index family_visit_guardian on family_visit (guardian_id);

-- The letters of a round are looked for in the rooms in which somebody wrote within the last hour.
create index chat_room_recent on chat_room (last_message_at) where class_id is not null;
