// Made by scripts/generate-rows.ts from the migrated database. Not edited by hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ApplicationStatus } from '#domain/applications/status.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import type { Engaged } from '#domain/capacity/capacity.ts'
import type { Correction } from '#domain/matching/correction.ts'
import type { Need } from '#domain/matching/need.ts'
import type { Clock } from '#domain/matching/pool.ts'
import type { WatchedProject } from '#domain/matching/project-need.ts'
import type { Scan } from '#domain/matching/scan.ts'
import type { ShownPerson } from '#domain/matching/shown-person.ts'
import type { StoredFacts } from '#domain/matching/stored-facts.ts'
import type { Applicant } from '#domain/notices/applicant.ts'
import type { OfferTerms } from '#domain/offers/terms.ts'
import type { ProvenLogin } from '#domain/openid/provider.ts'
import type { CountryDue, PersonDue } from '#domain/payouts/payout.ts'
import type { ProfileCheck } from '#domain/profiles/checks.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import type { PublicProfile } from '#domain/profiles/public-profile.ts'
import type { ProjectNeed } from '#domain/projects/need.ts'
import type { ResumeLock } from '#domain/resumes/scan.ts'
import type { IntroCallHours } from '#domain/scheduling/hours.ts'
import type { Scorecard } from '#domain/scorecards/scorecard.ts'
import type { StatementFacts } from '#domain/statements/contents.ts'
import type { StatementDetails } from '#domain/statements/details.ts'
import type { TemplateText } from '#domain/statements/template.ts'
import type { TalentFacts } from '#domain/talent/talent.ts'

export type Database = {
  applications: {
    id: Generated<string>
    project_id: string
    user_id: Generated<string | null>
    status: Generated<'pending' | 'reviewing' | 'accepted' | 'rejected'>
    outcome: 'closed' | 'filled' | 'no-answer' | null
    decline_reason: string | null
    hourly_rate: number | null
    available_start_date: string | null
    cover_letter: string
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  booked_times: {
    call_id: string
    person_id: string
    starts_at: Date
    ends_at: Date
  }
  buyers: {
    id: Generated<string>
    user_id: string
    first_name: string | null
    last_name: string | null
    email: string
    company_name: string | null
    job_title: string | null
    phone: string | null
    avatar_url: string | null
    firm_id: string | null
    firm_role: 'owner' | 'manager' | 'approver' | 'viewer' | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  calendar_feeds: {
    user_id: Generated<string>
    secret_hash: string
    created_at: Generated<Date>
  }
  candidate_fingerprints: {
    candidate_id: string
    kind: 'phone' | 'resume' | 'name'
    fingerprint: string
  }
  candidate_pairs: {
    id: Generated<string>
    first_id: string
    second_id: string
    found_at: Generated<Date>
    dismissed_at: Date | null
    dismissed_by: string | null
  }
  candidate_search: {
    id: string
    created_at: Date
    status: string
    is_onboarded: boolean
    words: string
    tags: number[]
    whatsapp: string | null
    subscribe: boolean
    agree: boolean
    name: string | null
    email: string
    resume_size_bytes: number | null
    score: number | null
    country: string | null
    credential: string | null
    software: string | null
    next_call_at: Date | null
    rate: number | null
    clock_id: number | null
    free_hours: number | null
    free_weeks: ColumnType<Record<string, number> | null, string | null, string | null>
    confirmed_on: string | null
  }
  candidate_tally: {
    id: GeneratedAlways<number>
    status: string
    is_onboarded: boolean
    subscribe: boolean
    agree: boolean
    change: number
  }
  candidate_views: {
    user_id: Generated<string>
    name: string
    address: string
  }
  candidate_weeks: {
    id: GeneratedAlways<number>
    week: string
    fact: 'applied' | 'reviewed' | 'interviewed' | 'accepted' | 'rejected' | 'decided'
    source: string | null
    hours: number | null
    change: number
  }
  candidates: {
    id: Generated<string>
    user_id: string | null
    name: string | null
    email: string
    whatsapp: string | null
    phone: string | null
    avatar_url: string | null
    subscribe: Generated<boolean>
    agree: Generated<boolean>
    source: string | null
    resume_path: string | null
    resume_original_name: string | null
    resume_size_bytes: number | null
    resume_mime_type: string | null
    resume_uploaded_at: Date | null
    resume_sha256: string | null
    has_resume: GeneratedAlways<boolean>
    profile_data: ColumnType<ProfileData | null, string | null, string | null>
    experience_years: number | null
    profile_checks: ColumnType<ProfileCheck[], string | undefined, string>
    profile_version: Generated<number>
    working_hours: ColumnType<WorkingHours | null, string | null, string | null>
    takes_bookings: Generated<boolean>
    public_profile: GeneratedAlways<PublicProfile | null>
    card: GeneratedAlways<TalentFacts | null>
    terms: GeneratedAlways<string[] | null>
    status: Generated<'pending' | 'interviewed' | 'accepted' | 'rejected'>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    opened_at: Date | null
    reviewed_at: Date | null
    reviewed_by: string | null
    interview_scheduled_at: Date | null
    interview_ends_at: Date | null
    interview_notes: string | null
    rejection_reason: string | null
    platform_access_granted_at: Date | null
    was_interviewed: Generated<boolean>
    decided_at: Date | null
  }
  charges: {
    id: Generated<string>
    invoice_id: string
    attempt: number
    amount_cents: number
    customer_id: string
    method_id: string
    payment_intent_id: string | null
    outcome: Generated<'started' | 'processing' | 'action' | 'failed' | 'succeeded'>
    failure_code: string | null
    told_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  checklist_ticks: {
    application_id: string
    item: string
    ticked_at: Generated<Date>
  }
  cover_letter_originals: {
    application_id: string
    text: string
  }
  credit_notes: {
    id: Generated<string>
    number: string
    invoice_id: string
    firm_id: string | null
    reason: string
    issued_on: string
    minutes: number
    pay_cents: number
    fee_cents: number
    total_cents: number
    issued_by: string | null
    created_at: Generated<Date>
  }
  credit_refunds: {
    credit_note_id: string
    charge_id: string
    amount_cents: number
  }
  customers_to_delete: {
    customer_id: string
    left_at: Generated<Date>
  }
  document_numbers: {
    kind: 'INV' | 'CN'
    year: number
    last: number
  }
  engagement_accesses: {
    id: Generated<string>
    engagement_id: string
    system: string
    role: string
    granted_at: Generated<Date>
    granted_by: Generated<string | null>
    ended_at: Date | null
  }
  engagement_reviews: {
    engagement_id: string
    side: 'owner' | 'talent'
    went_well: string
    rework_hours: number
    written_by: Generated<string | null>
    written_at: Generated<Date>
  }
  engagements: {
    id: Generated<string>
    application_id: string
    firm_id: string | null
    status: Generated<'preparing' | 'active' | 'paused' | 'ending' | 'ended' | 'terminated' | 'converted'>
    accepted_at: Generated<Date>
    starts_on: string | null
    ends_on: string | null
    reason: string | null
    ended_with_project: Generated<boolean>
    ended_at: Date | null
    conversion_fee_cents: number | null
    conversion_statement_id: string | null
    alarmed_at: Date | null
  }
  events: {
    id: GeneratedAlways<number>
    happened_at: Generated<Date>
    event: string
    subject_kind: string | null
    subject_id: string | null
    subject_label: string | null
    actor_id: Generated<string | null>
    actor_name: Generated<string>
    actor_role: Generated<'talent' | 'buyer' | 'admin' | 'operator' | 'system'>
    firm_id: string | null
    from_status: string | null
    to_status: string | null
    is_stale: Generated<boolean>
    detail: ColumnType<Record<string, string | number | boolean | null>, string | undefined, string>
    changes: ColumnType<Record<string, { from: unknown; to: unknown }> | null, string | null, string | null>
    fields: string[] | null
  }
  fact_corrections: {
    candidate_id: string
    kind: 'service' | 'software' | 'form' | 'standard' | 'credential' | 'state' | 'industry' | 'language' | 'level'
    value: string
    stance: 'works' | 'guided' | 'denied'
    last_used: number | null
    said_at: Generated<Date>
  }
  firm_invitations: {
    id: Generated<string>
    firm_id: Generated<string>
    email: string
    firm_role: 'owner' | 'manager' | 'approver' | 'viewer'
    token_hash: string
    invited_by: Generated<string | null>
    created_at: Generated<Date>
    expires_at: Generated<Date>
  }
  firms: {
    id: Generated<string>
    name: string | null
    state: string | null
    address: string | null
    website: string | null
    zone: string | null
    core_from: Generated<string>
    core_to: Generated<string>
    stripe_customer_id: string | null
    stripe_attempt: Generated<string>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    billing_contact_id: string | null
    default_approver_id: string | null
    verified_at: Date | null
    has_payment_method: Generated<boolean>
    terms_granted_at: Date | null
    invoice_rhythm: Generated<'week' | 'month'>
    invoice_scope: Generated<'firm' | 'engagement'>
    terms_days: Generated<number>
  }
  fit_watches: {
    project_id: string
    user_id: Generated<string>
    begun_at: Generated<Date>
  }
  handovers: {
    engagement_id: string
    open_points: string | null
    note: string
    devices_cleared: boolean
    written_at: Generated<Date>
  }
  hidden_talent: {
    firm_id: Generated<string>
    candidate_id: string
    hidden_by: Generated<string | null>
    hidden_at: Generated<Date>
  }
  interviews: {
    id: Generated<string>
    candidate_id: string
    buyer_id: Generated<string>
    firm_id: Generated<string>
    colleague_ids: Generated<string[]>
    project_id: string | null
    minutes: number
    status: Generated<'proposed' | 'booked' | 'held' | 'no-show' | 'cancelled' | 'expired'>
    starts_at: Date | null
    ends_at: Date | null
    proposed: Generated<Date[]>
    proposed_by: 'owner' | 'talent' | null
    owner_zone: string
    talent_zone: string
    owner_from: string | null
    owner_to: string | null
    with_holidays: Generated<boolean>
    link: string | null
    owner_word: string | null
    talent_word: string | null
    cancelled_by: 'owner' | 'talent' | 'admin' | 'system' | null
    cancel_word: string | null
    ended_with: 'application' | 'project' | null
    sequence: Generated<number>
    owner_moves: Generated<number>
    talent_moves: Generated<number>
    owner_held: boolean | null
    talent_held: boolean | null
    was_as_profiled: boolean | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  intro_call_hours: {
    id: Generated<number>
    zone: string
    weekly: ColumnType<IntroCallHours['weekly'], string, string>
    days_off: Generated<string[]>
    notice_hours: number
    horizon_days: number
    location: string
    edited_by: string | null
    updated_at: Generated<Date>
  }
  intro_calls: {
    id: Generated<string>
    candidate_id: string
    name: string
    email: string
    zone: string
    starts_at: Date
    ends_at: Date
    status: Generated<'booked' | 'cancelled' | 'held' | 'missed'>
    sequence: Generated<number>
    cancelled_by: string | null
    cancel_reason: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  invoice_lines: {
    id: Generated<string>
    invoice_id: string
    week_id: string | null
    talent_id: string | null
    professional: string
    project: string
    starts_on: string
    minutes: number
    rate_cents: number
    fee_basis_points: number
    pay_cents: number
    fee_cents: number
    credit_note_id: string | null
  }
  invoices: {
    id: Generated<string>
    number: string | null
    firm_id: string | null
    engagement_id: string | null
    status: Generated<'draft' | 'issued' | 'processing' | 'paid' | 'overdue' | 'failed' | 'credited'>
    client: string
    client_place: string
    terms_days: number
    through: string
    issued_on: string | null
    due_on: string | null
    transfer_details: string | null
    minutes: Generated<number>
    pay_cents: Generated<number>
    fee_cents: Generated<number>
    total_cents: Generated<number>
    reminded_day: number | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  jobs: {
    id: Generated<string>
    kind: string
    key: Generated<string>
    status: Generated<'waiting' | 'running' | 'failed'>
    attempts: Generated<number>
    due_at: Generated<Date>
    last_error: string | null
    created_at: Generated<Date>
  }
  leads: {
    id: Generated<string>
    email: string
    words: GeneratedAlways<string>
    created_at: Generated<Date>
    handled_at: Date | null
    handled_by: string | null
  }
  mails: {
    id: Generated<string>
    kind: string
    topic: string | null
    application_id: string | null
    recipient: Generated<string>
    words: GeneratedAlways<string>
    subject: string
    sealed_content: Uint8Array | null
    status: Generated<'queued' | 'sent' | 'failed' | 'dropped'>
    created_at: Generated<Date>
    sent_at: Date | null
  }
  matching_runs: {
    id: Generated<string>
    project_id: string
    made_by: Generated<string | null>
    made_at: Generated<Date>
    made_on: Generated<string>
    engine: string
    need: ColumnType<Need, string, string>
    considered: number
    counts: ColumnType<Scan['counts'], string, string>
    ledger: ColumnType<Scan['ledger'], string, string>
    shown: ColumnType<ShownPerson[], string, string>
    digest: string
  }
  merged_rows: {
    merge_id: string
    number: GeneratedAlways<number>
    table_name: string
    before: ColumnType<Record<string, unknown> | null, string | null, string | null>
    after: ColumnType<Record<string, unknown> | null, string | null, string | null>
  }
  merges: {
    id: Generated<string>
    kept_id: string
    other_id: string
    other_user_id: string | null
    other_name: string | null
    other_email: string
    files: string[]
    merged_by: Generated<string | null>
    merged_at: Generated<Date>
    undoable_until: Generated<Date>
    made_in: Generated<string>
  }
  message_originals: {
    message_id: string
    text: string
  }
  messages: {
    id: Generated<string>
    thread_id: string
    number: number
    side: 'person' | 'host'
    side_number: number
    author_id: Generated<string | null>
    author_name: Generated<string>
    text: string
    created_at: Generated<Date>
    file_path: string | null
    file_name: string | null
    file_size_bytes: number | null
    is_file_scanned: boolean | null
  }
  notices: {
    id: Generated<string>
    user_id: string
    kind: string
    event: string
    subject_kind: string
    subjects: string[]
    count: Generated<number>
    place_id: string
    firm_id: string | null
    happened_at: Generated<Date>
    read_at: Date | null
    email_at: Date | null
    emailed: Generated<number>
  }
  nudges: {
    id: GeneratedAlways<number>
    user_id: string | null
    firm_id: string | null
    is_for_operator: Generated<boolean>
    thread_id: string | null
    ends_streams: Generated<boolean>
    created_at: Generated<Date>
  }
  offer_rounds: {
    offer_id: string
    number: number
    side: 'owner' | 'talent'
    made_by: Generated<string | null>
    terms: ColumnType<OfferTerms, string, string>
    note: string | null
    created_at: Generated<Date>
  }
  offers: {
    id: Generated<string>
    application_id: string
    project_id: string
    made_by: Generated<string | null>
    status: Generated<'draft' | 'sent' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired'>
    round: Generated<number>
    fee_basis_points: Generated<number>
    expires_at: Date | null
    decided_at: Date | null
    reason: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  onboarding_items: {
    engagement_id: string
    name: string
    side: 'owner' | 'talent' | 'operator'
    due_days: number
    is_required: boolean
    is_fact: boolean
    note: string | null
    done_at: Date | null
    done_by: string | null
    reminded_at: Date | null
  }
  opening_search: {
    id: string
    created_at: Date
    words: string
    tags: number[]
  }
  operator_settings: {
    id: Generated<number>
    acceptance_needs_scorecard: Generated<boolean>
    shows_measured_claims: Generated<boolean>
    keep_unconfirmed_days: number | null
    keep_rejected_days: number | null
    keep_inactive_days: number | null
    meeting_template: string | null
    fee_basis_points: Generated<number>
    holds_shortlists: Generated<boolean>
    transfer_details: string | null
    scans_files: Generated<boolean>
    edited_by: string | null
    updated_at: Generated<Date>
  }
  outdated_facts: {
    candidate_id: string
    changed_at: Generated<Date>
  }
  outdated_fingerprints: {
    candidate_id: string
    changed_at: Generated<Date>
  }
  payments: {
    id: Generated<string>
    invoice_id: string
    firm_id: string | null
    charge_id: string | null
    kind: 'transfer' | 'stripe' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won'
    amount_cents: number
    paid_cents: GeneratedAlways<number>
    reference: string
    received_on: Generated<string>
    recorded_by: Generated<string | null>
    created_at: Generated<Date>
  }
  payout_accounts: {
    user_id: Generated<string>
    country: string
    last_four: string
    sealed_account: Uint8Array
    updated_at: Generated<Date>
  }
  payout_balances: {
    payee: string
    currency: string
    owed_cents: number
    lines: number
    last_due_on: string
    name: string | null
    country: string | null
  }
  payout_lines: {
    id: Generated<string>
    talent_id: string | null
    kind: 'work' | 'credit' | 'adjustment' | 'exchange' | 'bank_fee' | 'payment'
    amount_cents: number
    currency: Generated<string>
    due_on: Generated<string>
    invoice_line_id: string | null
    reference: string | null
    note: string | null
    recorded_by: Generated<string | null>
    number: GeneratedAlways<number>
    created_at: Generated<Date>
  }
  people_search: {
    id: string
    created_at: Date
    role: string
    state: 'active' | 'unconfirmed' | 'suspended' | 'closed'
    words: string
  }
  project_invitations: {
    id: Generated<string>
    project_id: string
    candidate_id: string
    invited_by: Generated<string | null>
    status: Generated<'open' | 'accepted' | 'declined' | 'expired' | 'closed'>
    note: string | null
    decline_reason: 'hours' | 'start' | 'rate' | 'work' | 'other' | null
    decline_note: string | null
    expires_at: Date
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  project_search: {
    id: string
    firm_id: string | null
    created_at: Date
    state: string
    words: string
    applications: Generated<number>
    hired: Generated<number>
  }
  projects: {
    id: Generated<string>
    title: string
    words: GeneratedAlways<string>
    internal_note: string | null
    scope_of_work: string | null
    description: string | null
    need: ColumnType<ProjectNeed | null, string | null, string | null>
    software_systems: Generated<string[]>
    seniority_level: 'Staff' | 'Senior' | 'Manager' | 'Controller' | 'CFO' | null
    engagement_details: 'Full-time' | 'Part-time' | null
    engagement_type: 'Ongoing/Monthly' | 'One-Time' | null
    start_date: string | null
    end_date: string | null
    preferred_time_overlap: string | null
    estimated_hires: number | null
    owner_email: Generated<string | null>
    status: Generated<'draft' | 'Open' | 'active' | 'Filled' | 'completed' | 'archived'>
    completed_at: Date | null
    created_by: Generated<string | null>
    buyer_id: Generated<string | null>
    firm_id: Generated<string | null>
    location: string | null
    duration: string | null
    pay_rate: number | null
    pay_rate_max: number | null
    creation_key: string | null
    taken_down_at: Date | null
    takedown_reason: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  reply_clocks: {
    id: Generated<string>
    kind: 'lead' | 'project' | 'application' | 'invitation' | 'message' | 'interview' | 'offer' | 'statement' | 'week'
    subject_id: string
    side: 'operator' | 'firm' | 'talent'
    firm_id: string | null
    user_id: string | null
    project_id: string | null
    started_at: Generated<Date>
    half_at: Date | null
    due_at: Date | null
    outcome_at: Date | null
    reminders: Generated<number>
    replied_at: Date | null
    minutes: number | null
    ended_at: Date | null
    ended_as: 'replied' | 'withdrawn' | 'closed' | 'filled' | 'no-answer' | null
  }
  resume_files: {
    path: string
    sensitive_numbers: Generated<('ssn' | 'itin' | 'ein' | 'card')[]>
    status: Generated<'pending' | 'clean' | 'infected'>
    reading_since: Date | null
    scan_tried_at: Date | null
  }
  resume_openings: {
    id: GeneratedAlways<number>
    candidate_id: string
    opened_by: string | null
    opened_at: Generated<Date>
    network_address: string | null
  }
  retention_warnings: {
    user_id: string
    warned_at: Generated<Date>
  }
  saved_projects: {
    id: Generated<string>
    project_id: string
    worker_id: Generated<string>
    created_at: Generated<Date>
  }
  scorecards: {
    id: Generated<string>
    candidate_id: string
    reviewer_id: Generated<string | null>
    scores: ColumnType<Scorecard['scores'], string | undefined, string>
    notes: ColumnType<Scorecard['notes'], string | undefined, string>
    is_complete: GeneratedAlways<boolean>
    version: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  seal_keys: {
    id: string
    certificate: Uint8Array
    sealed_key: Uint8Array
    created_at: Generated<Date>
  }
  shortlist_changes: {
    id: GeneratedAlways<number>
    project_id: string
    change: 'held' | 'moved' | 'added' | 'removed' | 'returned' | 'released'
    candidate_id: string | null
    position: number | null
    standing: 'fits' | 'unknown' | 'near' | 'out' | null
    reason: string | null
    made_by: Generated<string | null>
    made_at: Generated<Date>
  }
  statement_entries: {
    statement_id: string
    number: number
    entry: string
    hash: string
  }
  statement_templates: {
    version: number
    text: ColumnType<TemplateText, string, string>
    saved_by: string | null
    saved_at: Generated<Date>
    counsel_read_by: string | null
    counsel_read_at: Date | null
  }
  statements: {
    id: Generated<string>
    number: string
    version: number
    offer_id: string | null
    project_id: string | null
    firm_id: Generated<string | null>
    talent_id: string | null
    status: Generated<'draft' | 'out' | 'signed' | 'executed' | 'amended' | 'declined' | 'voided' | 'expired'>
    amends_id: string | null
    effective_on: string | null
    template_version: number
    is_unread: boolean
    template: ColumnType<TemplateText, string, string>
    facts: ColumnType<StatementFacts, string, string>
    details: ColumnType<StatementDetails, string, string>
    shown_file: Uint8Array | null
    shown_sha256: string | null
    pages: number | null
    sealed_file: Uint8Array | null
    sealed_sha256: string | null
    initials: string | null
    reason: string | null
    viewed_by: Generated<string[]>
    sent_at: Date | null
    expires_at: Date | null
    talent_signed_at: Date | null
    executed_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  stripe_events: {
    id: string
    type: string
    happened_at: Date
    received_at: Generated<Date>
  }
  talent_bookmarks: {
    list_id: string
    firm_id: Generated<string>
    candidate_id: string
    added_by: Generated<string | null>
    added_at: Generated<Date>
  }
  talent_capacity: {
    candidate_id: string
    rate_from: number | null
    rate_to: number | null
    weeks: ColumnType<Record<string, number>, string | undefined, string>
    confirmed_at: Generated<Date>
    reminded_at: Date | null
  }
  talent_changes: {
    id: GeneratedAlways<number>
    candidate_id: string
    changed_at: Generated<Date>
  }
  talent_clocks: {
    id: GeneratedAlways<number>
    clock: ColumnType<Clock, string, string>
  }
  talent_facts: {
    candidate_id: string
    version: string
    read_on: string
    facts: ColumnType<StoredFacts, string, string>
    quotes: ColumnType<Record<string, string[]>, string | undefined, string>
    terms: Generated<string[]>
    denied: Generated<string[]>
    is_listed: boolean
    codes: Uint8Array
    level: number | null
    hours: number | null
    starts_on: string | null
    rate: number | null
    clock_id: number | null
    vetting: number | null
    replies: number | null
    confirmed_on: string | null
  }
  talent_lists: {
    id: Generated<string>
    firm_id: Generated<string>
    name: string
    created_by: Generated<string | null>
    created_at: Generated<Date>
  }
  talent_notes: {
    id: Generated<string>
    firm_id: Generated<string>
    candidate_id: string
    author_id: Generated<string | null>
    author_name: Generated<string>
    text: string
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  talent_search: {
    id: string
    created_at: Date
    is_onboarded: boolean
    name: string
    email: string
  }
  terms_acceptances: {
    id: GeneratedAlways<number>
    user_id: string
    version: string
    accepted_at: Generated<Date>
  }
  thread_reads: {
    thread_id: string
    user_id: string
    read_messages: Generated<number>
    read_at: Date | null
    emailed_messages: Generated<number>
    emailed_at: Date | null
  }
  threads: {
    id: Generated<string>
    is_with_operator: Generated<boolean>
    project_id: string | null
    title: Generated<string>
    user_id: Generated<string | null>
    firm_id: string | null
    started_by: Generated<string | null>
    person_messages: Generated<number>
    host_messages: Generated<number>
    last_message_at: Date | null
    person_blocked_at: Date | null
    host_blocked_at: Date | null
    reported_at: Date | null
    reported_by: 'person' | 'host' | null
    report_reason: string | null
    created_at: Generated<Date>
    words: Generated<string>
  }
  unwanted_topics: {
    user_id: Generated<string>
    topic: string
  }
  users: {
    id: string
    role: 'talent' | 'buyer' | 'admin'
    talent: GeneratedAlways<boolean>
    name: string | null
    email: string
    phone: string | null
    whatsapp: string | null
    avatar_url: string | null
    sign_up_company_name: string | null
    sign_up_job_title: string | null
    skills: Generated<string[]>
    experience_years: number | null
    subscribe: boolean | null
    agree: boolean | null
    resume_path: string | null
    resume_original_name: string | null
    resume_size_bytes: number | null
    resume_mime_type: string | null
    resume_uploaded_at: Date | null
    profile_data: ColumnType<ProfileData | null, string | null, string | null>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    removed_at: Date | null
  }
  week_lines: {
    id: Generated<string>
    week_id: string
    day: string
    minutes: number
    task: string
    note: string | null
    number: GeneratedAlways<number>
    created_at: Generated<Date>
  }
  week_timers: {
    user_id: Generated<string>
    engagement_id: string
    task: string
    started_at: Generated<Date>
  }
  weeks: {
    id: Generated<string>
    engagement_id: string | null
    project_id: string | null
    firm_id: string | null
    talent_id: string | null
    starts_on: string
    status: Generated<'open' | 'submitted' | 'approved' | 'returned' | 'invoiced'>
    day_minutes: Generated<number[]>
    minutes: Generated<number>
    cap_minutes: number
    rate_cents: number
    fee_basis_points: number
    usual_minutes: number | null
    is_unusual: Generated<boolean>
    reason: string | null
    returned_lines: Generated<string[]>
    submitted_at: Date | null
    looked_at: Date | null
    decided_at: Date | null
    decided_by: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  'identity.attempts': {
    key: string
    count: number
    resets_at: Date
  }
  'identity.authenticators': {
    user_id: string
    sealed_secret: Uint8Array
    last_step: Generated<number>
    created_at: Generated<Date>
    confirmed_at: Date | null
  }
  'identity.challenges': {
    id: Generated<string>
    user_id: string
    kind: 'confirm' | 'reset' | 'link'
    token_hash: string
    code_hash: string | null
    code_tries: Generated<number>
    created_at: Generated<Date>
    expires_at: Date
  }
  'identity.credentials': {
    user_id: string
    password: string
  }
  'identity.linked_logins': {
    id: Generated<string>
    user_id: string
    provider: string
    issuer: string
    subject: string
    email: string | null
    created_at: Generated<Date>
    last_used_at: Date | null
  }
  'identity.passkeys': {
    id: Generated<string>
    user_id: string
    credential_id: string
    public_key: Uint8Array
    counter: Generated<number>
    transports: Generated<string[]>
    name: string
    created_at: Generated<Date>
    last_used_at: Date | null
  }
  'identity.prompts': {
    token_hash: string
    kind: 'second-factor' | 'passkey' | 'new-passkey' | 'openid' | 'link'
    user_id: string | null
    is_remembered: Generated<boolean>
    login: ColumnType<ProvenLogin | null, string | null, string | null>
    created_at: Generated<Date>
    expires_at: Date
  }
  'identity.recovery_codes': {
    user_id: string
    code_hash: string
  }
  'identity.sessions': {
    id: Generated<string>
    user_id: string
    token: string
    expires_at: Date
    second_factor_at: Date | null
    seen_at: Generated<Date>
    ip_address: string | null
    user_agent: string | null
    created_at: Generated<Date>
  }
  'identity.users': {
    id: Generated<string>
    email: string
    email_verified: Generated<boolean>
    name: string
    merged_into: string | null
    created_at: Generated<Date>
    last_sign_in_at: Date | null
    suspended_at: Date | null
    suspension_reason: string | null
  }
}

/** The rows of functions in the schema app. */
export type FunctionRows = {
  applicant: {
    candidate_id: string | null
    name: string | null
    avatar_url: string | null
    job_title: string | null
    place: string | null
    experience_years: number | null
    credentials: string[] | null
    skills: string[] | null
    working_hours: WorkingHours | null
    is_vetted: boolean | null
    has_resume: boolean | null
    email: string | null
    phone: string | null
    whatsapp: string | null
  }
  billable_weeks: {
    week_id: string | null
    firm_id: string | null
    engagement_id: string | null
    ends_on: string | null
  }
  busy_times: {
    starts_at: Date | null
    ends_at: Date | null
  }
  candidate_facts: {
    week: string | null
    fact: string | null
    source: string | null
    hours: number | null
  }
  clock_hours: {
    zone: string | null
    core_from: string | null
    core_to: string | null
    working_hours: WorkingHours | null
    operator_zone: string | null
    weekly: IntroCallHours['weekly'] | null
    days_off: string[] | null
    email: string | null
    name: string | null
    title: string | null
    company: string | null
    interviews: string[] | null
  }
  close_invitations: {
    id: string | null
  }
  conditions: {
    fits: string | null
    by_index: string | null
  }
  due_message_emails: {
    thread_id: string | null
    email: string | null
    name: string | null
    sender: string | null
    title: string | null
    unread: number | null
  }
  due_notice_emails: {
    kind: string | null
    email: string | null
    name: string | null
    place_id: string | null
    title: string | null
    applications: Applicant[] | null
  }
  end_declined: {
    email: string | null
    name: string | null
    title: string | null
    firm: string | null
    reason: string | null
    interviews: string[] | null
  }
  engagement_contacts: {
    application_id: string | null
    company_name: string | null
    contact_name: string | null
    job_title: string | null
    email: string | null
    phone: string | null
  }
  engagement_facts: {
    project_id: string | null
    talent_id: string | null
    firm_id: string | null
    title: string | null
    firm: string | null
    talent: string | null
    zone: string | null
    today: string | null
    missing: string[] | null
    earliest_end: string | null
    ends_on: string | null
    conversion_fee_cents: number | null
  }
  engagement_gates: {
    engagement_id: string | null
    missing: string[] | null
    open_sides: string[] | null
  }
  engagement_parties: {
    side: string | null
    email: string | null
    first_name: string | null
  }
  engagement_terms: {
    statement_id: string | null
    rate_cents: number | null
    weekly_cap_minutes: number | null
    starts_on: string | null
    ends_on: string | null
    firm_id: string | null
    talent_id: string | null
    terms: OfferTerms | null
  }
  expired_accounts: {
    user_id: string | null
    reason: string | null
    since: Date | null
    due_at: Date | null
  }
  facts_source: {
    candidate_id: string | null
    status: string | null
    profile_data: ProfileData | null
    working_hours: WorkingHours | null
    score: number | null
    accepted_on: string | null
    was_interviewed: boolean | null
    scorecard_count: number | null
    rate_from: number | null
    rate_to: number | null
    weeks: Record<string, number> | null
    confirmed_on: string | null
    engaged: Engaged[] | null
    corrections: Correction[] | null
    reply_minutes: number | null
  }
  facts_to_search: {
    terms: string[] | null
    denied: string[] | null
    rate: number | null
    clock_id: number | null
    free_hours: number | null
    free_weeks: Record<string, number> | null
    confirmed_on: string | null
  }
  find_applications: {
    ids: string[] | null
    total: number | null
    counts: Partial<Record<ApplicationStatus, number>> | null
  }
  find_candidates: {
    ids: string[] | null
    total: number | null
  }
  find_engagements: {
    id: string | null
    title: string | null
    firm: string | null
    talent: string | null
    status: string | null
    starts_on: string | null
    kinds: string[] | null
    since: string[] | null
    total: number | null
  }
  find_firms: {
    ids: string[] | null
    total: number | null
  }
  find_jobs: {
    ids: string[] | null
    total: number | null
  }
  find_leads: {
    ids: string[] | null
    total: number | null
  }
  find_mails: {
    ids: string[] | null
    total: number | null
  }
  find_notices: {
    id: string | null
    kind: string | null
    event: string | null
    place_id: string | null
    count: number | null
    names: string[] | null
    title: string | null
    happened_at: Date | null
    is_read: boolean | null
    outcome: string | null
  }
  find_openings: {
    ids: string[] | null
    total: number | null
  }
  find_people: {
    ids: string[] | null
    total: number | null
  }
  find_projects: {
    ids: string[] | null
    total: number | null
  }
  find_sealed: {
    number: string | null
    version: number | null
    sealed_at: Date | null
    initials: string | null
    is_amended: boolean | null
  }
  find_talent: {
    ids: string[] | null
    total: number | null
  }
  find_threads: {
    id: string | null
    is_with_operator: boolean | null
    project_id: string | null
    title: string | null
    side: string | null
    name: string | null
    detail: string | null
    avatar_url: string | null
    last_message_at: Date | null
    last_side: string | null
    last_text: string | null
    unread: number | null
    is_reported: boolean | null
  }
  find_waiting: {
    kind: string | null
    place_id: string | null
    count: number | null
    names: string[] | null
    title: string | null
    started_at: Date | null
    half_at: Date | null
    due_at: Date | null
  }
  finish_engagements: {
    id: string | null
  }
  firm_balance: {
    balance_cents: number | null
    overdue_cents: number | null
  }
  firm_ledger: {
    day: string | null
    at: Date | null
    kind: string | null
    document_id: string | null
    invoice_id: string | null
    label: string | null
    amount_cents: number | null
  }
  held_shortlist: {
    due_at: Date | null
  }
  interview_hours: {
    zone: string | null
    core_from: string | null
    core_to: string | null
  }
  interview_people: {
    side: string | null
    name: string | null
    job_title: string | null
    firm: string | null
  }
  invitation_parties: {
    side: string | null
    email: string | null
    first_name: string | null
    name: string | null
    firm: string | null
    project_id: string | null
    title: string | null
  }
  invoice_parties: {
    email: string | null
    first_name: string | null
  }
  life_cycle_moves: {
    table_name: string | null
    subject: string | null
    from_status: string | null
    to_status: string | null
    actors: string[] | null
    event: string | null
  }
  list_engagements: {
    id: string | null
    application_id: string | null
    project_id: string | null
    title: string | null
    firm: string | null
    talent: string | null
    status: string | null
    starts_on: string | null
    ends_on: string | null
    offer_id: string | null
    offer_status: string | null
    statement_id: string | null
    statement_status: string | null
    amendment_id: string | null
    amendment_status: string | null
    missing: string[] | null
    open_items: string[] | null
    open_accesses: number | null
    has_begun: boolean | null
    is_handed_over: boolean | null
  }
  newest_matching: {
    ids: string[] | null
    total: number | null
  }
  notice_kinds: {
    event: string | null
    kind: string | null
    audience: string | null
    firm_roles: string[] | null
    place_of: string | null
    gathered_minutes: number | null
  }
  offer_parties: {
    side: string | null
    email: string | null
    first_name: string | null
    name: string | null
    firm: string | null
    title: string | null
  }
  onboarding: {
    name: string | null
    side: string | null
    due_on: string | null
    is_required: boolean | null
    is_fact: boolean | null
    is_done: boolean | null
    done_at: Date | null
    done_by: string | null
    note: string | null
  }
  onboarding_defaults: {
    name: string | null
    side: string | null
    due_days: number | null
    is_required: boolean | null
    is_fact: boolean | null
  }
  open_payout_accounts: {
    user_id: string | null
    sealed_account: Uint8Array | null
    updated_at: Date | null
  }
  open_resume: {
    path: string | null
    name: string | null
    may_open: boolean | null
    is_over_limit: boolean | null
    lock: ResumeLock | null
  }
  own_engagements: {
    id: string | null
    title: string | null
    firm: string | null
    zone: string | null
    today: string | null
    status: string | null
    rate_cents: number | null
    cap_minutes: number | null
    starts_on: string | null
    ends_on: string | null
  }
  own_mails: {
    subject: string | null
    status: string | null
    created_at: Date | null
  }
  payee: {
    name: string | null
    country: string | null
  }
  payout_page: {
    payouts: PersonDue[] | null
    countries: CountryDue[] | null
    total: number | null
  }
  refunds_of_credit: {
    charge_id: string | null
    amount_cents: number | null
  }
  remind_engagements: {
    id: string | null
    reason: string | null
    sides: string[] | null
  }
  reply_times: {
    replies: number | null
    median: number | null
    slowest_tenth: number | null
  }
  resume_opening: {
    may_open: boolean | null
    opens_original: boolean | null
    candidate_id: string | null
    lock: string | null
    asked_at: Date | null
  }
  start_engagements: {
    id: string | null
  }
  statement_facts: {
    project_id: string | null
    talent_id: string | null
    terms: OfferTerms | null
    round: number | null
    accepted_at: Date | null
    title: string | null
    description: string | null
    scope_of_work: string | null
    software_systems: string[] | null
    client: string | null
    client_place: string | null
    professional: string | null
    professional_place: string | null
    vetted_at: Date | null
    zone: string | null
    core_from: string | null
    core_to: string | null
    fee_basis_points: number | null
  }
  statement_parties: {
    side: string | null
    email: string | null
    first_name: string | null
  }
  thread_cards: {
    kind: string | null
    id: string | null
    status: string | null
    happened_at: Date | null
    starts_at: Date | null
    minutes: number | null
    proposed: number | null
    round: number | null
  }
  thread_facts: {
    id: string | null
    is_with_operator: boolean | null
    project_id: string | null
    user_id: string | null
    title: string | null
    side: string | null
    name: string | null
    detail: string | null
    avatar_url: string | null
    candidate_id: string | null
    unread: number | null
    is_contact_open: boolean | null
    is_blocked_by_me: boolean | null
    is_blocked_by_other: boolean | null
    is_alive: boolean | null
    is_reported: boolean | null
    report_reason: string | null
  }
  thread_party: {
    name: string | null
    detail: string | null
    avatar_url: string | null
    candidate_id: string | null
  }
  watched_projects: {
    project_id: string | null
    hidden: string[] | null
    project: WatchedProject | null
  }
  week_parties: {
    person: string | null
    avatar_url: string | null
    firm: string | null
    title: string | null
    fee_basis_points: number | null
  }
  worked_line: {
    starts_on: string | null
    minutes: number | null
    rate_cents: number | null
    client: string | null
  }
  working_days: {
    day: string | null
  }
}
