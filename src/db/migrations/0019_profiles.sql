-- What a profile has beyond the resume: the fields its reader was unsure of, when the person works, and a photo.
alter table candidates
  -- [{"path": "work_experience.0.start_date", "confidence": 0.4}, …]
  add column profile_checks jsonb not null default '[]' check (jsonb_typeof(profile_checks) = 'array'),
  -- {"zone": …, "weekly": […], "hoursPerWeek": …, "earliestStart": …}; the domain knows the rest of its form.
  add column working_hours jsonb check (jsonb_typeof(working_hours) = 'object'),
  -- The same as the account's, for those who don't see accounts.
  add column avatar_url text check (avatar_url ~ ('^/profile-photos/' || user_id || '-\d{1,16}\.(jpg|png|webp)$')),
  -- Counts the changes, so that of two pages that were opened together only one saves without asking.
  add column profile_version int not null default 1,
  add check (length(profile_data::text) <= 1000000);

create function app.count_profile_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.profile_version = old.profile_version + (
    row(new.profile_data, new.profile_checks, new.working_hours, new.name, new.phone, new.whatsapp) is distinct from
    row(old.profile_data, old.profile_checks, old.working_hours, old.name, old.phone, old.whatsapp)
  )::int;
  return new;
end
$$;
create trigger versions before update on candidates for each row execute function app.count_profile_change();

-- A part of a profile without anything to write or call to. Only numbers with a plus are taken for phones: years,
-- amounts and credentials look like the others.
create function app.without_contact(part jsonb) returns jsonb
  language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  case
    when part::text !~ '[@+]' then return part;
    when jsonb_typeof(part) = 'string' then return to_jsonb(
      regexp_replace(part #>> '{}', '[[:alnum:]._%+-]+@[[:alnum:]-]+(\.[[:alnum:]-]+)+|\+\d[\d ().-]{6,}\d', '…', 'g'));
    when jsonb_typeof(part) = 'array' then return (
      select jsonb_agg(app.without_contact(value) order by place)
      from jsonb_array_elements(part) with ordinality as entries (value, place));
    else return (select jsonb_object_agg(key, app.without_contact(value)) from jsonb_each(part));
  end case;
end
$$;

-- The profile as buyers see it. A column, so that what they may not read is a matter of grants.
create function app.public_profile(profile jsonb) returns jsonb
  language sql immutable strict parallel safe
begin atomic
  select app.without_contact(
    profile || jsonb_build_object(
      'personal_info', coalesce(profile -> 'personal_info', '{}') - array['full_name', 'email', 'phone']
    )
  );
end;
grant execute on function app.without_contact(jsonb), app.public_profile(jsonb) to app_user, app_system, app_definer;
alter table candidates add column public_profile jsonb generated always as (app.public_profile(profile_data)) stored;

-- Those who applied to a project of the signed-in buyer.
create function app.applicant_ids() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select a.user_id from public.applications a join public.projects p on p.id = a.project_id
  where p.buyer_id = app.buyer_id();
end;
alter function app.applicant_ids() owner to app_definer;
grant execute on function app.applicant_ids() to app_buyer;
create policy buyer_reads_applicants on candidates for select to app_buyer
  using (user_id in (select app.applicant_ids()));

grant select (profile_checks, working_hours, avatar_url, profile_version, public_profile) on candidates to app_talent;
grant update (profile_data, profile_checks, working_hours, avatar_url) on candidates to app_talent;
grant select (user_id, public_profile, working_hours, avatar_url) on candidates to app_buyer;
grant insert (profile_checks) on candidates to app_system;
-- What an account shows of a profile follows when that is saved.
grant update (profile_data, skills, experience_years, avatar_url) on users to app_talent;
