-- The note for those who read Vietnamese, where a class has guardians of both languages; empty: they get the other one.
alter table lesson_diary
  add column message_to_guardian_vi text not null default '' check (char_length(message_to_guardian_vi) <= 5000);
