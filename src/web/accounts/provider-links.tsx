import { IconBrandGoogle, IconBrandWindows, IconLogin2 } from '@tabler/icons-react'
import { ButtonLink } from '../ui/links.tsx'
import { providers } from './providers.ts'

const icons: Record<string, typeof IconLogin2> = { google: IconBrandGoogle, microsoft: IconBrandWindows }

/** A link for each provider; where it leads is decided when it is followed. */
export function ProviderLinks({ remember }: { remember: boolean }) {
  return providers().map(({ key, label }) => {
    const Icon = icons[key] ?? IconLogin2
    return (
      <ButtonLink
        key={key}
        to="/login/with/$provider"
        params={{ provider: key }}
        search={({ redirect }: { redirect?: string }) => ({ redirect, remember: remember ? undefined : '0' })}
        variant="default"
        size="lg"
        fullWidth
        leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
      >
        Log in with {label}
      </ButtonLink>
    )
  })
}
