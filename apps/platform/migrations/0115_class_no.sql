-- The place of a class among those of its teacher, in the order in which they came: calendars tell classes apart by it.
alter table teaching_class add column class_no integer not null default 1 check (class_no > 0);
update teaching_class c set class_no = n.no
from (select id, row_number() over (partition by teacher_id order by start_date, id) as no from teaching_class) n
where n.id = c.id;
