-- The class that a notification tells of, what it waits an answer for, and what its reader keeps unread.
alter table notification
  add column class_id text,
  -- As it was called then.
  add column class_name text,
  add check ((class_id is null) = (class_name is null)),
  -- What waits for the reader's answer; null as soon as it does not any more.
  add column answer_ref text,
  -- Unread although the watermark has passed it. It stays on what the last reading of all has read, so that this can be undone.
  add column kept_unread boolean not null default false;

-- One index for each list, as before.
create index notification_listed_class on notification (user_id, class_id, seq desc)
  where seq is not null and archived_at is null and snoozed_until is null and class_id is not null;
create index notification_unread_class on notification (user_id, class_id, seq desc)
  where seq is not null and archived_at is null and snoozed_until is null and read_at is null and class_id is not null;
create index notification_archived_class on notification (user_id, class_id, seq desc)
  where archived_at is not null and class_id is not null;
create index notification_snoozed_class on notification (user_id, class_id, seq desc)
  where snoozed_until is not null and class_id is not null;
create index notification_answer on notification (user_id, seq desc)
  where seq is not null and archived_at is null and snoozed_until is null and answer_ref is not null;
create index notification_answer_category on notification (user_id, category, seq desc)
  where seq is not null and archived_at is null and snoozed_until is null and answer_ref is not null;
create index notification_answer_class on notification (user_id, class_id, seq desc)
  where seq is not null and archived_at is null and snoozed_until is null and answer_ref is not null and class_id is not null;
create index notification_kept on notification (user_id, seq desc) where kept_unread;
create index notification_answer_ref on notification (answer_ref) where answer_ref is not null;

-- What a wish of a student waits for is known; so is the class of everything that names a lesson or a move of one.
update notification n set answer_ref = m.id
from lesson_move m
where n.action ->> 'kind' = 'ANSWER_MOVE' and m.id = n.action ->> 'refId' and m.status = 'PROPOSED';
update outbox o set payload = jsonb_set(payload, '{answerRef}', to_jsonb(m.id))
from lesson_move m
where o.dispatched_at is null
  and o.payload -> 'action' ->> 'kind' = 'ANSWER_MOVE' and m.id = o.payload -> 'action' ->> 'refId' and m.status = 'PROPOSED';
update notification n set class_id = c.id, class_name = c.name
from lesson_move m join lesson l on l.id = m.lesson_id join teaching_class c on c.id = l.class_id
where n.action ->> 'kind' = 'ANSWER_MOVE' and m.id = n.action ->> 'refId';
update notification n set class_id = c.id, class_name = c.name
from lesson l join teaching_class c on c.id = l.class_id
where n.action ->> 'kind' = 'DECIDE_AGAIN' and l.id = n.action ->> 'refId';
-- The outbox keeps for thirty days what each was told of.
update notification n set class_id = c.id, class_name = c.name
from outbox o join lesson l on l.id = split_part(o.dedupe_key, '/', 2) join teaching_class c on c.id = l.class_id
where o.id = n.id and n.class_id is null;
update notification n set class_id = c.id, class_name = c.name
from outbox o join lesson_move m on m.id = split_part(o.dedupe_key, '/', 2)
  join lesson l on l.id = m.lesson_id join teaching_class c on c.id = l.class_id
where o.id = n.id and n.class_id is null;
