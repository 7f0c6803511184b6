import type { Driver } from '#db/driver.ts'

const size = 1000
const longest = 10_000

/** People are numbers: talent from 0 up, and the firm after them. */
export const people = { talent: size, firm: size }
export const tokenOf = (person: number) => `a-token-of-the-benchmark-of-streams-${person}`

const idOf = (kind: number, number: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`

/** A firm with a conversation with each of 1,000 talents, the first of 10,000 messages. Returns the conversations. */
export async function fillConversations(owner: Driver, hashToken: (token: string) => string): Promise<string[]> {
  const run = (sql: string) => owner.script(`set session_replication_role = replica; ${sql}`)
  const id = (kind: number, number = people.firm) => `'${idOf(kind, number)}'::uuid`
  const many = (kind: number) =>
    `('00000000-0000-4000-8${String(kind).padStart(3, '0')}-' || lpad(n::text, 12, '0'))::uuid`
  const rows = `generate_series(0, ${size - 1}) as n`
  const sessions = Array.from(
    { length: size + 1 },
    (_, person) => `(${id(1, person)}, '${hashToken(tokenOf(person))}', now() + interval '1 day')`,
  )
  await run(`
    insert into identity.users (id, email, email_verified, name)
      select ${many(1)}, 'person-' || n || '@example.com', true, 'Person ' || n from ${rows};
    insert into identity.users (id, email, email_verified, name) values (${id(1)}, 'buyer@example.com', true, 'Buyer');
    insert into users (id, role, name, email)
      select ${many(1)}, 'talent', 'Person ' || n, 'person-' || n || '@example.com' from ${rows};
    insert into users (id, role, name, email) values (${id(1)}, 'buyer', 'Buyer', 'buyer@example.com');
    insert into candidates (id, user_id, name, email, status, reviewed_at)
      select ${many(2)}, ${many(1)}, 'Person ' || n, 'person-' || n || '@example.com', 'accepted', now() from ${rows};
    insert into firms (id, name) values (${id(3)}, 'Firm');
    insert into buyers (id, user_id, email, firm_id, firm_role)
      values (${id(4)}, ${id(1)}, 'buyer@example.com', ${id(3)}, 'owner');
    insert into projects (id, title, status, created_by, buyer_id, firm_id)
      select ${many(5)}, 'Month-end close ' || n, 'Open', ${id(1)}, ${id(4)}, ${id(3)} from ${rows};
    insert into applications (id, project_id, user_id, status, cover_letter)
      select ${many(6)}, ${many(5)}, ${many(1)}, 'pending', 'Now.' from ${rows};
    insert into threads (id, project_id, title, user_id, firm_id, started_by, person_messages, host_messages, last_message_at)
      select ${many(7)}, ${many(5)}, 'Month-end close ' || n, ${many(1)}, ${id(3)}, ${many(1)},
        case n when 0 then ${longest / 2} else 1 end, case n when 0 then ${longest / 2} else 0 end, now() - n * interval '1 minute'
      from ${rows};
    insert into messages (thread_id, number, side, side_number, author_id, author_name, text, created_at)
      select ${many(7)}, 1, 'person', 1, ${many(1)}, 'Person ' || n, 'When does the close begin?', now() - n * interval '1 minute'
      from ${rows} where n > 0;
    insert into messages (thread_id, number, side, side_number, author_id, author_name, text, created_at)
      select ${id(7, 0)}, m, case m % 2 when 1 then 'person' else 'host' end, (m + 1) / 2,
        case m % 2 when 1 then ${id(1, 0)} else ${id(1)} end, 'Someone', 'The reconciliation of account ' || m || ' is done.',
        now() - (${longest} - m) * interval '1 minute'
      from generate_series(1, ${longest}) as m;
    insert into identity.sessions (user_id, token, expires_at) values ${sessions.join(', ')}`)
  await owner.script('vacuum analyze')
  return Array.from({ length: size }, (_, number) => idOf(7, number))
}
