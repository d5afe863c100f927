-- What a teacher shows in a talk: of which thing it is, and no more; what it says is read whenever it is shown.
alter table chat_message
  add column card_kind text check (card_kind in ('LESSON', 'ASSIGNMENT', 'REVIEW')),
  add column card_id text,
  add constraint chat_message_card check ((card_kind is null) = (card_id is null)),
  drop constraint chat_message_says,
  -- Of a message that was taken back nothing is left but its place.
  add constraint chat_message_says check (
    case when deleted_at is null then content <> '' or file_ids <> '[]' or card_id is not null
      else content = '' and file_ids = '[]' and card_id is null end);

alter table chat_later
  add column card_kind text check (card_kind in ('LESSON', 'ASSIGNMENT', 'REVIEW')),
  add column card_id text,
  add constraint chat_later_card check ((card_kind is null) = (card_id is null)),
  drop constraint chat_later_says,
  add constraint chat_later_says check (content <> '' or file_ids <> '[]' or card_id is not null);
