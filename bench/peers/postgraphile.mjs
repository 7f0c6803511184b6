// PostGraphile over Glide's tables, as a buyer asks: the session is looked up for each request, and its role entered.
import { createServer } from 'node:http'
import pg from 'pg'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const { DATABASE_URL: connectionString, DATABASE_CONNECTIONS: connections, PORT: port, TOKEN_HASH: token } = process.env
const pool = new pg.Pool({ connectionString, max: Number(connections) })
const principal = {
  name: 'principal',
  text: 'select user_id, buyer_id, firm_id, firm_role, db_role from identity.principal($1, false)',
}

const { createServ } = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafast: {
    context: async () => {
      const { rows } = await pool.query({ ...principal, values: [token] })
      const [{ user_id, buyer_id, firm_id, firm_role, db_role: role }] = rows
      const settings = {
        'app.user_id': user_id,
        'app.buyer_id': buyer_id,
        'app.firm_id': firm_id,
        'app.firm_role': firm_role,
      }
      return { pgSettings: { role, ...settings } }
    },
  },
  grafserv: { graphqlPath: '/graphql', maxRequestLength: 100_000 },
})
const server = createServer()
await createServ(grafserv).addTo(server)
server.listen(Number(port), '127.0.0.1')
