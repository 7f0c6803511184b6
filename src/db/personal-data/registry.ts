import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { billing } from './billing.ts'
import { bookmarks } from './bookmarks.ts'
import { buyers } from './buyers.ts'
import { calendarFeeds } from './calendar-feeds.ts'
import { candidates } from './candidates.ts'
import { conversations } from './conversations.ts'
import { duplicates } from './duplicates.ts'
import { engagements } from './engagements.ts'
import { hours } from './hours.ts'
import { interviews } from './interviews.ts'
import { invitations } from './invitations.ts'
import { invoices } from './invoices.ts'
import { jobs } from './jobs.ts'
import { leads } from './leads.ts'
import { mail } from './mail.ts'
import { matching } from './matching.ts'
import { notices } from './notices.ts'
import { notifications } from './notifications.ts'
import { offers } from './offers.ts'
import { openId } from './openid.ts'
import { openings } from './openings.ts'
import { operatorSettings } from './operator-settings.ts'
import { people } from './people.ts'
import { platform } from './platform.ts'
import { projects } from './projects.ts'
import { record } from './record.ts'
import { replies } from './replies.ts'
import { resumes } from './resumes.ts'
import { retention } from './retention.ts'
import type { Impersonal, Rules, TableName } from './rules.ts'
import { scheduling } from './scheduling.ts'
import { scorecards } from './scorecards.ts'
import { statements } from './statements.ts'
import { terms } from './terms.ts'
import { twoFactor } from './two-factor.ts'

/** What each feature exports, forgets and merges, in the order of the exported file. The compiler asks for every table. */
export const personalData: Readonly<Record<TableName, Rules | Impersonal>> = {
  ...accounts,
  ...people,
  ...retention,
  ...twoFactor,
  ...openId,
  ...terms,
  ...mail,
  ...notifications,
  ...calendarFeeds,
  ...candidates,
  ...resumes,
  ...scorecards,
  ...duplicates,
  ...applications,
  ...invitations,
  ...offers,
  ...hours,
  ...conversations,
  ...notices,
  ...replies,
  ...platform,
  ...openings,
  ...matching,
  ...buyers,
  ...projects,
  ...bookmarks,
  ...billing,
  ...scheduling,
  ...interviews,
  ...statements,
  ...invoices,
  ...engagements,
  ...record,
  ...leads,
  ...jobs,
  ...operatorSettings,
}
