-- The category of a notification follows its kind: a lesson that begins soon is no recommendation, an accepted time no warning.
update notification set category = 'GENERAL' where kind = 'LESSON_SOON' and category = 'RMD';
update notification set category = 'GENERAL' where kind = 'LESSON_MOVE_ANSWERED' and category = 'WARN';
update outbox set payload = jsonb_set(payload, '{category}', '"GENERAL"')
  where (payload ->> 'kind' = 'LESSON_SOON' and payload ->> 'category' = 'RMD')
  or (payload ->> 'kind' = 'LESSON_MOVE_ANSWERED' and payload ->> 'category' = 'WARN');
