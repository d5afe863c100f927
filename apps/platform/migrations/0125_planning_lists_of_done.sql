-- What is finished, of one class or of one type, newest first: a long history of others is not read for it.
create index plan_task_finished_of_class on plan_task (teacher_id, class_id, finished_at desc, id) where finished_at is not null;
create index plan_task_finished_of_type on plan_task (teacher_id, type, finished_at desc, id) where finished_at is not null;
