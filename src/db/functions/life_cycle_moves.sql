-- Every start and every move of the life cycles, by the table that holds the status. Made by scripts/generate-moves.ts from
-- src/domain/life-cycles.ts. Not edited by hand.
create or replace function app.life_cycle_moves()
  returns table (table_name text, subject text, from_status text, to_status text, actors text[], event text)
  language sql immutable
begin atomic
  values
    ('candidates', 'candidate', null, 'pending', array['talent'], 'candidate.applied'),
    ('candidates', 'candidate', 'pending', 'interviewed', array['admin'], 'candidate.interviewed'),
    ('candidates', 'candidate', 'pending', 'accepted', array['admin'], 'candidate.accepted'),
    ('candidates', 'candidate', 'interviewed', 'accepted', array['admin'], 'candidate.accepted'),
    ('candidates', 'candidate', 'rejected', 'accepted', array['admin'], 'candidate.accepted'),
    ('candidates', 'candidate', 'pending', 'rejected', array['admin'], 'candidate.rejected'),
    ('candidates', 'candidate', 'interviewed', 'rejected', array['admin'], 'candidate.rejected'),
    ('candidates', 'candidate', 'accepted', 'rejected', array['admin'], 'candidate.rejected'),
    ('candidates', 'candidate', 'accepted', 'accepted', array['admin'], 'candidate.edited'),
    ('candidates', 'candidate', 'rejected', 'rejected', array['admin'], 'candidate.edited'),
    ('projects', 'project', null, 'Open', array['owner'], 'project.posted'),
    ('projects', 'project', null, 'draft', array['owner'], 'project.drafted'),
    ('projects', 'project', 'draft', 'Open', array['owner'], 'project.opened'),
    ('projects', 'project', 'active', 'Open', array['owner'], 'project.opened'),
    ('projects', 'project', 'completed', 'Open', array['owner'], 'project.opened'),
    ('projects', 'project', 'archived', 'Open', array['owner'], 'project.opened'),
    ('projects', 'project', 'Open', 'draft', array['owner'], 'project.drafted'),
    ('projects', 'project', 'active', 'draft', array['owner'], 'project.drafted'),
    ('projects', 'project', 'completed', 'draft', array['owner'], 'project.drafted'),
    ('projects', 'project', 'archived', 'draft', array['owner'], 'project.drafted'),
    ('projects', 'project', 'draft', 'completed', array['owner'], 'project.completed'),
    ('projects', 'project', 'Open', 'completed', array['owner'], 'project.completed'),
    ('projects', 'project', 'active', 'completed', array['owner'], 'project.completed'),
    ('projects', 'project', 'archived', 'completed', array['owner'], 'project.completed'),
    ('projects', 'project', 'draft', 'archived', array['owner', 'system'], 'project.archived'),
    ('projects', 'project', 'Open', 'archived', array['owner', 'system'], 'project.archived'),
    ('projects', 'project', 'active', 'archived', array['owner', 'system'], 'project.archived'),
    ('projects', 'project', 'completed', 'archived', array['owner', 'system'], 'project.archived'),
    ('projects', 'project', 'draft', null, array['owner', 'system'], 'project.deleted'),
    ('projects', 'project', 'Open', null, array['owner', 'system'], 'project.deleted'),
    ('projects', 'project', 'active', null, array['owner', 'system'], 'project.deleted'),
    ('projects', 'project', 'completed', null, array['owner', 'system'], 'project.deleted'),
    ('projects', 'project', 'archived', null, array['owner', 'system'], 'project.deleted'),
    ('applications', 'application', null, 'pending', array['talent'], 'application.submitted'),
    ('applications', 'application', 'pending', 'accepted', array['owner'], 'application.accepted'),
    ('applications', 'application', 'reviewing', 'accepted', array['owner'], 'application.accepted'),
    ('applications', 'application', 'pending', 'reviewing', array['owner'], 'application.reviewed'),
    ('applications', 'application', 'pending', 'rejected', array['owner'], 'application.declined'),
    ('applications', 'application', 'reviewing', 'rejected', array['owner'], 'application.declined'),
    ('applications', 'application', 'pending', null, array['talent'], 'application.withdrawn'),
    ('applications', 'application', 'reviewing', null, array['talent'], 'application.withdrawn'),
    ('intro_calls', 'call', null, 'booked', array['guest'], 'call.booked'),
    ('intro_calls', 'call', 'booked', 'booked', array['guest'], 'call.moved'),
    ('intro_calls', 'call', 'booked', 'cancelled', array['guest', 'admin', 'system'], 'call.cancelled'),
    ('intro_calls', 'call', 'booked', 'held', array['system'], 'call.held'),
    ('resume_files', 'resume', null, 'pending', array['talent'], 'resume.uploaded'),
    ('resume_files', 'resume', 'pending', 'clean', array['system'], 'resume.cleared'),
    ('resume_files', 'resume', 'pending', 'infected', array['system'], 'resume.quarantined');
end;
-- It is public knowledge, and triggers call it as whoever writes.
grant execute on function app.life_cycle_moves() to app_talent, app_buyer, app_admin, app_system, app_definer;
