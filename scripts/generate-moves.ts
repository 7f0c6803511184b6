import { readFile, writeFile } from 'node:fs/promises'
import { type OnboardingItem, onboardingItems } from '#domain/engagements/onboarding.ts'
import type { LifeCycle } from '#domain/life-cycle.ts'
import { lifeCycles } from '#domain/life-cycles.ts'
import { noticeRows } from '#domain/notices/kinds.ts'

const fileOf = (name: string) => new URL(`../src/db/functions/${name}.sql`, import.meta.url)

/** A start comes from no status, what is deleted has none, and a move may stay where it is. */
function rowsOf([table, { subject, starts, moves }]: [string, LifeCycle]): string[] {
  const row = (from: string | null, to: string | null, by: readonly string[], event: string) =>
    `    (${[table, subject, from, to].map(quoted).join(', ')}, array[${by.map(quoted).join(', ')}], ${quoted(event)})`
  const targets = (to: string, from: string) => (to === 'same' ? from : to === 'deleted' ? null : to)
  return [
    ...Object.values(starts).map(({ to, by, event }) => row(null, to, by, event)),
    ...Object.values(moves).flatMap(({ from, to, by, event }) =>
      from.map((status) => row(status, targets(to, status), by, event)),
    ),
  ]
}

const quoted = (text: string | null) => (text === null ? 'null' : `'${text}'`)

const moves = `-- Every start and every move of the life cycles, by the table that holds the status. Made by scripts/generate-moves.ts from
-- src/domain/life-cycles.ts. Not edited by hand.
create or replace function app.life_cycle_moves()
  returns table (table_name text, subject text, from_status text, to_status text, actors text[], event text)
  language sql immutable
begin atomic
  values
${Object.entries<LifeCycle>(lifeCycles).flatMap(rowsOf).join(',\n')};
end;
-- It is public knowledge, and triggers call it as whoever writes.
grant execute on function app.life_cycle_moves() to app_talent, app_buyer, app_admin, app_system, app_definer;
`

const noticeValues = noticeRows.map(({ event, kind, audience, firmRoles, placeOf, gatheredMinutes }) => {
  const roles = firmRoles ? `array[${firmRoles.map(quoted).join(', ')}]` : 'null'
  return `    (${[event, kind, audience].map(quoted).join(', ')}, ${roles}, ${quoted(placeOf)}, ${gatheredMinutes})`
})

const notices = `-- Whom each event concerns, by the kind of notice. Made by scripts/generate-moves.ts from src/domain/notices/kinds.ts. Not edited by
-- hand.
create or replace function app.notice_kinds()
  returns table (event text, kind text, audience text, firm_roles text[], place_of text, gathered_minutes int)
  language sql immutable
begin atomic
  values
${noticeValues.join(',\n')};
end;
grant execute on function app.notice_kinds() to app_definer;
`

const onboardingValues = Object.entries<OnboardingItem>(onboardingItems).map(
  ([name, { side, dueDays, isRequired, isFact = false }]) =>
    `    (${quoted(name)}, ${quoted(side)}, ${dueDays}, ${isRequired}, ${isFact})`,
)

const onboarding = `-- What every engagement's onboarding begins with. Made by scripts/generate-moves.ts from src/domain/engagements/onboarding.ts. Not edited
-- by hand.
create or replace function app.onboarding_defaults()
  returns table (name text, side text, due_days int, is_required boolean, is_fact boolean)
  language sql immutable
begin atomic
  values
${onboardingValues.join(',\n')};
end;
grant execute on function app.onboarding_defaults() to app_definer;
`

const files = { life_cycle_moves: moves, notice_kinds: notices, onboarding_defaults: onboarding }
for (const [name, wanted] of Object.entries(files))
  if (!process.argv.includes('--check')) await writeFile(fileOf(name), wanted)
  else if ((await readFile(fileOf(name), 'utf8')) !== wanted) {
    console.error(`src/db/functions/${name}.sql is not current: run npm run db:moves`)
    process.exitCode = 1
  }
