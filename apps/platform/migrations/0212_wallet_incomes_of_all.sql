-- The desk for money looks for lessons of all teachers, the newest booked first. By the time of the lesson it would lead the
-- sums of one teacher's month astray: they would read everybody's.
create index lesson_income_booked on lesson_income (booked_at desc, lesson_id desc) where gross > 0;
