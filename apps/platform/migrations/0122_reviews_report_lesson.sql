-- The lesson whose record bears out what a report says; of the class of the review, as the service sees to.
alter table review
  add column report_lesson_id text references lesson (id),
  add constraint review_report_lesson check (report_lesson_id is null or reported_at is not null);
