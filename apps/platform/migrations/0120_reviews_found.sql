-- What a teacher looks for among her reviews: the newest by each filter of her page, without reading on through the others.
create index review_by_stars on review (teacher_id, rating, created_at desc, seq desc);
create index review_by_class on review (teacher_id, class_id, created_at desc, seq desc);
create index review_by_handling on review (teacher_id, handling, created_at desc, seq desc);
create index review_hidden_ones on review (teacher_id, created_at desc, seq desc) where hidden_at is not null;
create index review_unanswered on review (teacher_id, created_at desc, seq desc) where replied_at is null;

-- The numbers are read from the index alone, also how many are answered and hidden.
drop index review_counted;
create index review_counted on review (teacher_id, created_at) include (rating, handling, outcome, replied_at, hidden_at);
