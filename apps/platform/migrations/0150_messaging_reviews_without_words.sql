-- What a family says of a class stands in its review alone, where it can be changed, hidden and removed: the notices about it name
-- the class and the stars, also those that were sent before.
update notification set content = regexp_replace(content, '( · 별 [1-5]개)\. .*$', '\1')
where kind = 'REVIEW_RECEIVED';
update outbox set payload = jsonb_set(payload, '{content}', to_jsonb(regexp_replace(payload ->> 'content', '( · 별 [1-5]개)\. .*$', '\1')))
where payload ->> 'kind' = 'REVIEW_RECEIVED';
