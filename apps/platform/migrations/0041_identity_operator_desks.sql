-- At which desks somebody of the team works: she sees and decides the queues of those alone.
create table operator_desk (
  user_id text not null references app_user (id),
  desk text not null check (desk in ('APPROVAL', 'FINANCE', 'HELP')),
  primary key (user_id, desk)
);

-- Until now everybody decided everything; who did goes on.
insert into operator_desk (user_id, desk)
  select id, desk from app_user, unnest(array['APPROVAL', 'FINANCE', 'HELP']) desk where user_type = 'OPERATOR';
