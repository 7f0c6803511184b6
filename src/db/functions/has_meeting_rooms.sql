-- Whether the operator has set where interviews take place. The template itself is the operator's.
create or replace function app.has_meeting_rooms() returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select exists (select from public.operator_settings s where s.meeting_template is not null);
end;
alter function app.has_meeting_rooms owner to app_definer;
grant execute on function app.has_meeting_rooms to app_buyer, app_talent;
