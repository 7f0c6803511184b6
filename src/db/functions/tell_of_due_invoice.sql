-- The reminder before the due date is told as well. What comes after it is told by the moves of the invoice.
create or replace function app.tell_of_due_invoice() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell('invoice.due', 'invoice', new.id, null, new.firm_id, null, false);
  return null;
end
$$;
alter function app.tell_of_due_invoice owner to app_definer;
-- Not granted to anyone: only triggers call it.
