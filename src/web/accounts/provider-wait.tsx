import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Spinner } from '../ui/spinner.tsx'
import { AccountFrame } from './account-frame.tsx'

export function ProviderWait({ children }: { children: ReactNode }) {
  return (
    <AccountFrame title="One moment">
      <Group gap={8} mt={16} role="status" wrap="nowrap">
        <Spinner />
        <Text c="dimmed">{children}</Text>
      </Group>
    </AccountFrame>
  )
}
