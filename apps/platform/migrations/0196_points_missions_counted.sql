-- What missions count in a month is found without reading what a teacher did in all the others.
create index review_replied on review (teacher_id, replied_at) where replied_at is not null;
create index submission_graded on submission (teacher_id, graded_at) where graded_at is not null;
create index chat_message_of_sender on chat_message (sender_id, sent_at);
