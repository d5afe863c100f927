-- Of the unread messages of a talk those that were taken back are counted without a look at the others.
create index chat_message_taken_back on chat_message (room_id, seq) where deleted_at is not null;
