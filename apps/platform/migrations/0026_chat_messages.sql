alter table chat_room
  -- The class whose room it is; a class has one.
  add column class_id text unique;
update chat_room set class_id = teaching_class.id from teaching_class where chat_room_id = chat_room.id;

alter table chat_message
  -- The client's own name of the message; what was imported has none.
  add column client_id uuid,
  add column file_ids jsonb not null default '[]',
  add constraint chat_message_says check (content <> '' or file_ids <> '[]');
create unique index chat_message_once on chat_message (room_id, sender_id, client_id);

-- Whether the student and his guardians were let into the class's chat.
alter table enrollment add column joined_chat boolean not null default false;
create index enrollment_joining on enrollment (class_id) where not joined_chat;
create index teaching_class_roomless on teaching_class (id) where chat_room_id is null;
