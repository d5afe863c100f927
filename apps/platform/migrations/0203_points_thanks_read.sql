-- A teacher reads what families said, the newest first.
create index thank_you_of_teacher on thank_you (teacher_id, said_at desc, id desc);
