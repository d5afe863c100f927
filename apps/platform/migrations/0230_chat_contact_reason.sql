-- Why a teacher sent contact data nevertheless; null where a message has none, or nobody asked.
alter table chat_message add column contact_reason text check (char_length(contact_reason) between 1 and 200);
