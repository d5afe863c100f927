-- By what an assignment is graded goes with it when it is given again.
alter table assignment_template add column rubric jsonb;
update assignment_template set rubric = (
  select rubric from assignment where template_id = assignment_template.id order by created_at limit 1
);
