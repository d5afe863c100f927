-- Those that the team removed are listed only where a teacher looks for them.
create index review_removed_ones on review (teacher_id, created_at desc, seq desc) where outcome = 'REMOVED';
