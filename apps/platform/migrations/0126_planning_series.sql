-- A task of her own that comes again is noted as so many tasks: which one it is of how many, so that lists stay what they are.
alter table plan_task add column series_id text, add column series_no integer, add column series_of integer;
alter table plan_task add constraint plan_task_series
  check ((series_id is null) = (series_no is null) and (series_id is null) = (series_of is null) and series_no between 1 and series_of);
create index plan_task_of_series on plan_task (teacher_id, series_id, series_no) where series_id is not null;
