-- Whom each event concerns, by the kind of notice. Made by scripts/generate-moves.ts from src/domain/notices/kinds.ts. Not edited by
-- hand.
create or replace function app.notice_kinds()
  returns table (event text, kind text, audience text, firm_roles text[], place_of text, gathered_minutes int)
  language sql immutable
begin atomic
  values
    ('application.submitted', 'new-applications', 'managers', array['owner', 'manager'], 'project', 60),
    ('application.reviewed', 'application', 'person', null, 'project', null),
    ('application.accepted', 'application', 'person', null, 'project', null),
    ('application.declined', 'application', 'person', null, 'project', null),
    ('invitation.sent', 'invitation', 'person', null, 'subject', null),
    ('invitation.declined', 'invitation-answers', 'managers', array['owner', 'manager'], 'project', null),
    ('invitation.expired', 'invitation-answers', 'managers', array['owner', 'manager'], 'project', null),
    ('message.sent', 'message', 'managers', array['owner', 'manager'], 'subject', null),
    ('message.sent', 'message', 'person', null, 'subject', null),
    ('message.sent', 'message', 'admins', null, 'subject', null),
    ('interview.booked', 'interview', 'managers', array['owner', 'manager'], 'subject', null),
    ('interview.booked', 'interview', 'person', null, 'subject', null),
    ('interview.proposed', 'interview', 'managers', array['owner', 'manager'], 'subject', null),
    ('interview.proposed', 'interview', 'person', null, 'subject', null),
    ('interview.taken', 'interview', 'managers', array['owner', 'manager'], 'subject', null),
    ('interview.taken', 'interview', 'person', null, 'subject', null),
    ('interview.answered', 'interview', 'managers', array['owner', 'manager'], 'subject', null),
    ('interview.answered', 'interview', 'person', null, 'subject', null),
    ('interview.moved', 'interview', 'managers', array['owner', 'manager'], 'subject', null),
    ('interview.moved', 'interview', 'person', null, 'subject', null),
    ('interview.cancelled', 'interview', 'managers', array['owner', 'manager'], 'subject', null),
    ('interview.cancelled', 'interview', 'person', null, 'subject', null),
    ('interview.expired', 'interview', 'managers', array['owner', 'manager'], 'subject', null),
    ('interview.expired', 'interview', 'person', null, 'subject', null),
    ('candidate.interviewed', 'decision', 'person', null, 'reader', null),
    ('candidate.accepted', 'decision', 'person', null, 'reader', null),
    ('candidate.rejected', 'decision', 'person', null, 'reader', null),
    ('candidate.applied', 'new-candidates', 'admins', null, 'reader', null),
    ('lead.received', 'new-leads', 'admins', null, 'reader', null),
    ('application.due', 'waiting-applications', 'managers', array['owner', 'manager'], 'project', 5),
    ('message.due', 'waiting-message', 'managers', array['owner', 'manager'], 'subject', 5),
    ('message.due', 'waiting-message', 'person', null, 'subject', 5),
    ('message.due', 'waiting-message', 'admins', null, 'subject', 5),
    ('interview.due', 'waiting-interview', 'managers', array['owner', 'manager'], 'subject', 5),
    ('interview.due', 'waiting-interview', 'person', null, 'subject', 5),
    ('lead.due', 'waiting-lead', 'admins', null, 'reader', null),
    ('project.due', 'waiting-project', 'admins', null, 'project', null),
    ('thread.reported', 'report', 'admins', null, 'subject', null);
end;
grant execute on function app.notice_kinds() to app_definer;
