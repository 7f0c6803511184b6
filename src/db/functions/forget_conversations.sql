-- When an account is deleted, what it wrote goes; the other side keeps what it wrote itself.
create or replace function app.forget_conversations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.message_originals o using public.messages m where m.id = o.message_id and m.author_id = old.id;
  update public.messages m set text = 'This message was deleted with its writer’s account.', author_name = '', author_id = null,
    file_path = null, file_name = null, file_size_bytes = null, is_file_scanned = null
  where m.author_id = old.id;
  -- Here rather than by the reference: both sides of a conversation may leave in one statement.
  update public.threads t set
    user_id = nullif(t.user_id, old.id),
    started_by = nullif(t.started_by, old.id),
    report_reason = case
      when t.reported_by = 'person' and t.user_id = old.id then 'Deleted with an account.'
      else t.report_reason
    end
  where t.user_id = old.id or t.started_by = old.id;
  return old;
end
$$;
alter function app.forget_conversations owner to app_definer;
-- Not granted to anyone: only triggers call it.
