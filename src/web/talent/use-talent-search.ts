import { useNavigate, useSearch } from '@tanstack/react-router'
import { listAddress } from '../ui/list-address.ts'
import { readTalentAddress, type TalentShown } from './talent-address.ts'

const usual = readTalentAddress({})

/** What the list shows is in its URL, with the person who is open; invalid values there are ignored. */
export function useTalentSearch() {
  const given = useSearch({ from: '/framed/talent' })
  const navigate = useNavigate({ from: '/talent' })
  const { person, ...listed } = given
  const shown = readTalentAddress(listed)
  /** Typing adds one history entry, not one per keystroke. */
  const change = (
    changes: Partial<TalentShown>,
    { replace = changes.search !== undefined && shown.search !== '' } = {},
  ) => {
    void navigate({ search: listAddress(usual, shown, changes), replace })
  }
  const close = () => void navigate({ search: { ...given, person: undefined }, resetScroll: false })
  return { shown, change, person, close }
}
