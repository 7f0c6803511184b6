import type { Firm } from '#contract/firms.ts'
import { stateNames } from '#domain/trade/state-names.ts'
import { Facts } from '../ui/facts.tsx'

/** For everyone who may not change them. */
export function FirmFacts({ firm: { settings, seats } }: { firm: Firm }) {
  const { name, state, address, website, zone, coreFrom, coreTo, billingContactId, defaultApproverId } = settings
  const nameOf = (id: string | null) => {
    const seat = seats.find((one) => one.id === id)
    return seat && (seat.name ?? seat.email)
  }
  return (
    <Facts
      facts={[
        ['Name', name],
        ['State', state && (stateNames[state] ?? state)],
        ['Address', address],
        ['Website', website],
        ['Core hours', `${coreFrom}–${coreTo}, Monday through Friday`],
        ['Time zone', zone?.replaceAll('_', ' ')],
        ['Billing contact', nameOf(billingContactId)],
        ['Default approver', nameOf(defaultApproverId)],
      ]}
    />
  )
}
