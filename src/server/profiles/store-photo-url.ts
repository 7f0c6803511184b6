import { changeOwnAccount } from '#db/admins.ts'
import { setProfilePhoto } from '#db/profiles.ts'
import { recordAct } from '#db/record.ts'
import type { Principal, Tx } from '#db/session.ts'

/** Talent have it in their profile, which the account follows; admins have an account alone. False without a profile. */
export async function storePhotoUrl(tx: Tx, me: Principal, photoUrl: string | null): Promise<boolean> {
  if (me.role !== 'admin') return setProfilePhoto(tx, photoUrl)
  await changeOwnAccount(tx, { avatar_url: photoUrl })
  await recordAct(tx, { act: 'admin.photo-changed', subject: { kind: 'admin', id: me.userId } })
  return true
}
