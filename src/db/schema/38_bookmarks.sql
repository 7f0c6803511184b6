-- What a firm keeps about people: lists with bookmarks, who is hidden from its pages, and notes. It is the firm's alone: neither the
-- people, nor other firms, nor admins read any of it.
create table talent_lists (
  id uuid primary key default gen_random_uuid(),
  firm_id uuid not null default app.firm_id() references firms on delete cascade,
  name text not null check (name ~ '\S' and length(name) <= 60),
  -- Null once the account is deleted.
  created_by uuid default app.user_id() references users on delete set null,
  created_at timestamptz not null default now(),
  unique (id, firm_id)
);
create unique index talent_lists_name on talent_lists (firm_id, lower(name));
create index talent_lists_creator on talent_lists (created_by);

create table talent_bookmarks (
  list_id uuid not null,
  firm_id uuid not null default app.firm_id(),
  candidate_id uuid not null references candidates on delete cascade,
  added_by uuid default app.user_id() references users on delete set null,
  added_at timestamptz not null default now(),
  primary key (list_id, candidate_id),
  -- Only in a list of the same firm.
  foreign key (list_id, firm_id) references talent_lists (id, firm_id) on delete cascade
);
create index talent_bookmarks_firm on talent_bookmarks (firm_id, candidate_id);
create index talent_bookmarks_list on talent_bookmarks (list_id, firm_id);
create index talent_bookmarks_candidate on talent_bookmarks (candidate_id);
create index talent_bookmarks_adder on talent_bookmarks (added_by);

-- Whom a firm doesn't want on its shortlists and talent pages.
create table hidden_talent (
  firm_id uuid not null default app.firm_id() references firms on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  hidden_by uuid default app.user_id() references users on delete set null,
  hidden_at timestamptz not null default now(),
  primary key (firm_id, candidate_id)
);
create index hidden_talent_candidate on hidden_talent (candidate_id);
create index hidden_talent_hider on hidden_talent (hidden_by);

create table talent_notes (
  id uuid primary key default gen_random_uuid(),
  firm_id uuid not null default app.firm_id() references firms on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  author_id uuid default app.user_id() references users on delete set null,
  -- As of the note, for when the author has left the firm. Empty once the account is deleted.
  author_name text not null default '' check (length(author_name) <= 300),
  text text not null check (text ~ '\S' and length(text) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index talent_notes_newest on talent_notes (firm_id, candidate_id, created_at desc, id);
create index talent_notes_candidate on talent_notes (candidate_id);
create index talent_notes_author on talent_notes (author_id);
create trigger touch before update of text on talent_notes for each row execute function app.touch();
-- function: app.name_note
create trigger name before insert on talent_notes for each row execute function app.name_note();

alter table talent_lists enable row level security;
alter table talent_lists force row level security;
alter table talent_bookmarks enable row level security;
alter table talent_bookmarks force row level security;
alter table hidden_talent enable row level security;
alter table hidden_talent force row level security;
alter table talent_notes enable row level security;
alter table talent_notes force row level security;

create policy member_reads on talent_lists for select to app_buyer using (firm_id = (select app.firm_id()));
create policy manager_adds on talent_lists for insert to app_buyer
  with check (firm_id = (select app.firm_id()) and (select app.may_manage()) and created_by = (select app.user_id()));
create policy manager_renames on talent_lists for update to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()))
  with check (firm_id = (select app.firm_id()) and (select app.may_manage()));
create policy manager_deletes on talent_lists for delete to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()));
grant select, insert (name), update (name), delete on talent_lists to app_buyer;

-- Whoever can be seen can be bookmarked: the lookup is by the policies of candidates.
create policy member_reads on talent_bookmarks for select to app_buyer using (firm_id = (select app.firm_id()));
create policy manager_adds on talent_bookmarks for insert to app_buyer
  with check (
    firm_id = (select app.firm_id()) and (select app.may_manage()) and added_by = (select app.user_id())
    and exists (select from candidates c where c.id = candidate_id)
  );
create policy manager_removes on talent_bookmarks for delete to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()));
create policy definer_works on talent_bookmarks to app_definer using (true) with check (true);
grant select, insert (list_id, candidate_id), delete on talent_bookmarks to app_buyer;
grant select, delete, update (candidate_id) on talent_bookmarks to app_definer;

create policy member_reads on hidden_talent for select to app_buyer using (firm_id = (select app.firm_id()));
create policy manager_hides on hidden_talent for insert to app_buyer
  with check (
    firm_id = (select app.firm_id()) and (select app.may_manage()) and hidden_by = (select app.user_id())
    and exists (select from candidates c where c.id = candidate_id)
  );
create policy manager_shows on hidden_talent for delete to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()));
create policy definer_works on hidden_talent to app_definer using (true) with check (true);
grant select, insert (candidate_id), delete on hidden_talent to app_buyer;
grant select, delete, update (candidate_id) on hidden_talent to app_definer;
-- No update is granted on either to people.

create policy member_reads on talent_notes for select to app_buyer using (firm_id = (select app.firm_id()));
create policy manager_writes on talent_notes for insert to app_buyer
  with check (
    firm_id = (select app.firm_id()) and (select app.may_manage()) and author_id = (select app.user_id())
    and exists (select from candidates c where c.id = candidate_id)
  );
create policy author_edits on talent_notes for update to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()) and author_id = (select app.user_id()))
  with check (firm_id = (select app.firm_id()) and (select app.may_manage()) and author_id = (select app.user_id()));
create policy author_deletes on talent_notes for delete to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.may_manage()) and author_id = (select app.user_id()));
create policy owner_deletes on talent_notes for delete to app_buyer
  using (firm_id = (select app.firm_id()) and (select app.owns_firm()));
create policy definer_works on talent_notes to app_definer using (true) with check (true);
grant select, insert (candidate_id, text), update (text), delete on talent_notes to app_buyer;
grant select, update (candidate_id, author_name) on talent_notes to app_definer;

-- function: app.forget_notes
create trigger forget_notes before delete on users for each row execute function app.forget_notes();
-- function: app.merge_bookmarks
