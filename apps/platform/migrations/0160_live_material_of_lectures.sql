-- What is shown in a room names its lecture from now on, whose switch is asked each time; what was shown before is shown anew.
update live_room
  set material = null, focus = case when focus = 'MATERIAL' then 'PEOPLE' else focus end
  where material ->> 'kind' = 'FILE';
