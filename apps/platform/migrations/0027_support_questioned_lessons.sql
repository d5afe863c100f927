-- Lessons that are asked about are not confirmed meanwhile, nor in the day after.
create index support_ticket_questions on support_ticket (closed_at) where target_type = 'LESSON';
