-- A word about each student, for her own family only.
alter table lesson_diary add column student_words jsonb not null default '[]';
