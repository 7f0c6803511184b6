-- What was issued stays: a line may only be credited once, and forget whose account is gone.
create or replace function app.keep_invoice_line() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from public.invoices i where i.id = old.invoice_id and i.status <> 'draft') then
      raise exception 'an issued line stays' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if to_jsonb(new) - '{week_id,talent_id,credit_note_id,professional}'::text[]
    <> to_jsonb(old) - '{week_id,talent_id,credit_note_id,professional}'::text[]
    or new.professional not in (old.professional, 'Deleted account')
    or new.week_id is distinct from old.week_id and new.week_id is not null
    or new.credit_note_id is distinct from old.credit_note_id and old.credit_note_id is not null then
    raise exception 'an issued line stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
alter function app.keep_invoice_line owner to app_definer;
-- Not granted to anyone: only triggers call it.
