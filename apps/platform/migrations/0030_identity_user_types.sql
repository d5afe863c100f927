-- Who somebody is stands at the end of her code, and nowhere else (ROL-1): TC a teacher, OP an operator, any other a student.
alter table app_user drop constraint app_user_operator;
alter table app_user drop constraint app_user_user_type_check;

-- Operators whose code says otherwise get a new one; so do others whose code would make them operators.
update app_user
  set code = 'KR' || lpad(nextval('user_code_seq')::text, 7, '0') || case when is_operator then 'OP' else 'ST' end
  where is_operator <> (upper(right(code, 2)) = 'OP');

alter table app_user drop column is_operator;
update app_user
  set user_type = case upper(right(code, 2)) when 'TC' then 'TEACHER' when 'OP' then 'OPERATOR' else 'STUDENT' end;

alter table app_user add constraint app_user_user_type_check check (user_type in ('TEACHER', 'STUDENT', 'OPERATOR'));
alter table app_user add constraint app_user_user_type_of_code check (
  user_type = case upper(right(code, 2)) when 'TC' then 'TEACHER' when 'OP' then 'OPERATOR' else 'STUDENT' end
);
