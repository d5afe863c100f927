-- The talk of a teacher and one guardian: there is one for the two of them, whoever opens it how often.
alter table chat_room
  add column teacher_id text,
  add column guardian_id text,
  add constraint chat_room_pair unique (teacher_id, guardian_id),
  add constraint chat_room_pair_whole check ((teacher_id is null) = (guardian_id is null)),
  add constraint chat_room_pair_alone check (teacher_id is null or (kind = 'P2P' and class_id is null));

-- Talks of two that were imported are theirs; of several between the same two the one in which somebody wrote last.
update chat_room set teacher_id = found.teacher_id, guardian_id = found.guardian_id
  from (
    select distinct on (me.member_id, other.member_id) room.id, me.member_id as teacher_id, other.member_id as guardian_id
      from chat_room room
      join chat_member me on me.room_id = room.id
      join app_user on app_user.id = me.member_id and app_user.user_type = 'TEACHER'
      join chat_member other on other.room_id = room.id
      join guardian on guardian.id = other.member_id
      where room.kind = 'P2P'
      order by me.member_id, other.member_id, room.last_message_at desc nulls last, room.id
  ) found
  where chat_room.id = found.id;

-- Letters about messages of two are looked for as those of classes are.
create index chat_room_recent_pair on chat_room (last_message_at) where teacher_id is not null;
