-- What the lists of a teacher read, so that none of them reads on through all she ever taught.
create index enrollment_of_class on enrollment (class_id, status);
-- Regular lessons that were held: how many of a class, and how many since a student came.
create index lesson_held on lesson (class_id, end_at) where held and not is_trial;
-- Courses that are not archived are few (LIMITS.coursesMax).
create index course_not_archived on course (teacher_id, updated_at desc, id) where archived_at is null;
create index course_archived on course (teacher_id, updated_at desc, id) where archived_at is not null;
create index course_counted on course (teacher_id, status, archived_at);
create index support_ticket_listed on support_ticket (teacher_id, status, updated_at desc, id);
create index review_counted on review (teacher_id, created_at) include (rating, handling, outcome);
create index withdrawal_counted on withdrawal (teacher_id, state, requested_at desc);
